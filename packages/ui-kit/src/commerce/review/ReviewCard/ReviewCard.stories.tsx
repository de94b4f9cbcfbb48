import preview from '#.storybook/preview.tsx';
import { english, inLanguage } from '#stories/english.ts';
import { ReviewCard } from './ReviewCard.tsx';

const meta = preview.meta({
  title: 'Commerce/Review/ReviewCard',
  component: ReviewCard,
  args: {
    rating: { score: 5, label: '5段階評価で5' },
    title: '葉がきれいです',
    text: '梱包がていねいで、葉が一枚も傷んでいませんでした。届いた日から部屋が明るくなりました。',
    meta: 'はなこ · 2026年11月2日',
  },
  decorators: [
    (Story, context) => (
      <>
        <h2>{inLanguage(context, 'レビュー', 'Reviews')}</h2>
        <Story />
      </>
    ),
  ],
});

export const Standard = meta.story({
  tags: ['en'],
  parameters: english(ReviewCard, {
    rating: { score: 5, label: '5 out of 5' },
    title: 'Beautiful leaves',
    text: 'It was packed with care, and not a leaf was damaged. The room has been brighter since the day it arrived.',
    meta: 'Hanako · Posted 2 November 2026',
  }),
});
export const WithoutTitle = meta.story({ args: { title: undefined } });
export const LowScore = meta.story({
  args: { rating: { score: 1, label: '5段階評価で1' }, text: '少し小さめでした。' },
});
export const LongText = meta.story({
  tags: ['w360', 'w1280'],
  args: {
    text: '届いてすぐに新しい葉が二枚ひらきました。'.repeat(12),
  },
});
