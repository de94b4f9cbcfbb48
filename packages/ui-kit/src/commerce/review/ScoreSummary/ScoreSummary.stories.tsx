import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreSummary } from './ScoreSummary.tsx';

const meta = {
  title: 'Commerce/Review/ScoreSummary',
  component: ScoreSummary,
  args: { score: 4.5, text: '4.7', label: '5段階評価で4.7', count: '3件のレビュー' },
} satisfies Meta<typeof ScoreSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { score: 5, text: '5.0', label: '5段階評価で5', count: '1件のレビュー' } };
export const Lowest: Story = {
  args: { score: 1, text: '1.0', label: '5段階評価で1', count: '1件のレビュー' },
};
