import preview from '#.storybook/preview.tsx';
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
    (Story) => (
      <>
        <h2>レビュー</h2>
        <Story />
      </>
    ),
  ],
});

export const Standard = meta.story();
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
