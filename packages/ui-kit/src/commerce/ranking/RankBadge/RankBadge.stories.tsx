import type { Meta, StoryObj } from '@storybook/react-vite';
import { PowerSet } from '#stories/PowerSet.tsx';
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

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All: Story = {
  tags: ['forced'],
  render: () => (
    <PowerSet
      of={{ rank: [1, 2, 3, 4, 10, 100] }}
      columns={6}
      draw={({ rank }) => <RankBadge rank={rank} label={`${rank}位`} />}
    />
  ),
};
