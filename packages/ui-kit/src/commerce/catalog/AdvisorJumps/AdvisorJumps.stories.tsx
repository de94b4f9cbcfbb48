import type { Meta, StoryObj } from '@storybook/react-vite';
import { placePicture } from '#stories/place-picture.ts';
import { AdvisorJumps } from './AdvisorJumps.tsx';

const NAMES = ['観葉植物', '塊根植物', '花苗', '果樹', 'ハーブ・野菜苗', '盆栽', '鉢花'];

const meta = {
  title: 'Commerce/Catalog/AdvisorJumps',
  component: AdvisorJumps,
  args: {
    label: '得意な分野',
    items: NAMES.map((label, index) => ({ href: `#advisor-${index}`, label, picture: placePicture('') })),
  },
} satisfies Meta<typeof AdvisorJumps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { tags: ['w360', 'w768'] };
