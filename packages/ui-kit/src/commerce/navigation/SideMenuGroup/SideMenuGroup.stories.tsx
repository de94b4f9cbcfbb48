import type { Meta, StoryObj } from '@storybook/react-vite';
import { plantPicture } from '#stories/plant-picture.ts';
import { sampleMenu } from '#stories/sample-menu.ts';
import { SideMenuGroup } from './SideMenuGroup.tsx';

const meta = {
  title: 'Commerce/Navigation/SideMenuGroup',
  component: SideMenuGroup,
  args: {
    label: 'カテゴリ',
    line: '観葉植物、多肉植物など8種類',
    picture: plantPicture(''),
    layout: 'pictures',
    items: sampleMenu(8),
    more: { href: '#all', label: 'すべて見る' },
  },
} satisfies Meta<typeof SideMenuGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const BeforeThePictureComes: Story = { args: { picture: undefined } };
