import type { Meta, StoryObj } from '@storybook/react-vite';
import { placePicture } from '#stories/place-picture.ts';
import { SideMenuRow } from './SideMenuRow.tsx';

const meta = {
  title: 'Commerce/Navigation/SideMenuRow',
  component: SideMenuRow,
  args: {
    href: '#gift',
    label: '植物ギフト',
    line: 'ラッピング、立て札、eギフト',
    picture: { ...placePicture(''), ratio: 1.5, focus: '72% 80%' },
  },
} satisfies Meta<typeof SideMenuRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const BeforeThePictureComes: Story = { args: { picture: undefined } };
export const WithoutLine: Story = { args: { line: undefined } };
