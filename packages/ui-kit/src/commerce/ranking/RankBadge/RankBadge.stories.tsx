import type { Meta, StoryObj } from '@storybook/react-vite';
import { RankBadge } from './RankBadge.tsx';

const meta = {
  title: 'Commerce/Ranking/RankBadge',
  component: RankBadge,
  args: { rank: 1, label: '1位' },
} satisfies Meta<typeof RankBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { rank: 2, label: '2位' } };
export const Third: Story = { args: { rank: 3, label: '3位' } };
export const Fourth: Story = { args: { rank: 4, label: '4位' } };
export const Hundredth: Story = { args: { rank: 100, label: '100位' } };
