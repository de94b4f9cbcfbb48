import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { ScoreSummary } from './ScoreSummary.tsx';

const meta = preview.meta({
  title: 'Commerce/Review/ScoreSummary',
  component: ScoreSummary,
  args: { score: 4.5, text: '4.7', label: '5段階評価で4.7', count: '3件のレビュー' },
});

export const Many = meta.story({
  tags: ['en'],
  parameters: english(ScoreSummary, { label: '4.7 out of 5', count: '3 reviews' }),
});
export const One = meta.story({
  args: { score: 5, text: '5.0', label: '5段階評価で5', count: '1件のレビュー' },
});
export const Lowest = meta.story({
  args: { score: 1, text: '1.0', label: '5段階評価で1', count: '1件のレビュー' },
});
