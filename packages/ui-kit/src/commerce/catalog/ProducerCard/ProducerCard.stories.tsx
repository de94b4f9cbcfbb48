import preview from '#.storybook/preview.tsx';
import { placePicture } from '#stories/place-picture.ts';
import { ProducerCard } from './ProducerCard.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/ProducerCard',
  component: ProducerCard,
  args: {
    href: '#producer',
    name: '水城グリーンファーム',
    place: '千葉県 · 観葉植物',
    picture: placePicture('モンステラの並ぶ棚'),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 180 }}>
        <h2>生産者</h2>
        <Story />
      </div>
    ),
  ],
});

export const Standard = meta.story();
export const LongName = meta.story({
  args: { name: '南房総トロピカルプランツ生産組合', place: '千葉県南房総市 · 大型の観葉植物と果樹' },
});
