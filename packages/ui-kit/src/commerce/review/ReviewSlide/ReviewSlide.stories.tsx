import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { ReviewSlide } from './ReviewSlide.tsx';

const meta = preview.meta({
  title: 'Commerce/Review/ReviewSlide',
  component: ReviewSlide,
  args: {
    href: '#monstera',
    picture: plantPicture('モンステラ'),
    rating: { score: 4.5, label: '5段階評価で4.5' },
    product: 'モンステラ・デリシオーサ',
    title: '葉が大きくて元気',
    note: 'みどり・2026年11月12日',
    text: '梱包がていねいで、葉が一枚も傷んでいませんでした。届いた日から部屋が明るくなりました。',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 180 }}>
        <Story />
      </div>
    ),
  ],
});

export const Standard = meta.story();
export const ShortText = meta.story({ args: { text: '元気です。' } });
export const LongTitle = meta.story({
  tags: ['en'],
  args: { title: 'フィロデンドロン・セローム・スーパーアトム 6号 陶器鉢と受け皿のセット' },
  parameters: english(ReviewSlide, {
    picture: plantPicture('Philodendron'),
    rating: { score: 4.5, label: '4.5 out of 5' },
    product: 'Philodendron selloum ‘Super Atom’ with ceramic pot and saucer',
    title: 'Large leaves, and full of life',
    note: 'Midori · 12 November 2026',
    text: 'It was packed with care, and not a leaf was damaged. The room has been brighter since the day it arrived.',
  }),
});
