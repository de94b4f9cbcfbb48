import preview from '#.storybook/preview.tsx';
import { english, type SampleLanguage } from '#stories/english.ts';
import { PLANT, PLATE, SHADOW } from '#stories/room-pictures.ts';
import { sampleCard } from '#stories/sample-cards.ts';
import { ProductCard, type ProductCardProps } from '../../product/ProductCard/ProductCard.tsx';
import { RankingBoard } from './RankingBoard.tsx';

const cards = (
  label: (rank: number) => string,
  change: Partial<ProductCardProps> = {},
  language?: SampleLanguage,
) =>
  [1, 2, 3, 4].map((rank) => (
    <ProductCard
      key={rank}
      {...sampleCard({ facts: ['高さ25〜100cm', '水城グリーンファーム'], dot: '・', ...change }, language)}
      rank={{ rank, label: label(rank) }}
      size={rank === 1 ? 'lead' : 'standard'}
    />
  ));

const room = {
  label: '部屋に、モンステラ 8号(高さ約90cm)を置いたところ',
  plate: { src: PLATE, alt: '' },
  ruler: { zero: 89, tenCm: 4.3 },
  plants: [
    {
      id: '8',
      plant: { src: PLANT, left: 32, top: 33, width: 21, height: 56 },
      shadow: { src: SHADOW, left: 36, top: 87.5, width: 11, height: 2.5 },
    },
  ],
  caption: '8号・約80〜100cm',
};
const review = {
  rating: { score: 5, label: '5段階評価で5' },
  text: '葉の切れ込みが美しく、届いた日から部屋の主役です。梱包もていねいでした。',
  meta: 'コウタ・2026年11月12日',
};

const meta = preview.meta({
  title: 'Commerce/Ranking/RankingBoard',
  component: RankingBoard,
  args: { cards: cards((rank) => `${rank}位`), room, review },
});

export const AllPlaces = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(RankingBoard, {
    cards: cards(
      (rank) => `Rank ${rank}`,
      {
        title: 'Swiss cheese plant',
        facts: ['25–100 cm tall', 'Mizuki Green Farm'],
        dot: ' · ',
        price: { amount: 2980, from: 'from {price}', taxNote: 'tax included' },
      },
      'en',
    ),
    room: {
      ...room,
      label: 'The monstera in a room, about 90 cm tall',
      caption: 'No. 8 pot · about 80–100 cm',
    },
    review: {
      rating: { score: 5, label: '5 out of 5' },
      text: 'The cut leaves are beautiful. It has been the centre of the room since the day it arrived.',
      meta: 'Kota · 12 November 2026',
    },
  }),
});
export const WithoutRoom = meta.story({ args: { room: undefined } });
/** A ranking of two, with nothing to say of the first. */
export const Two = meta.story({
  tags: ['w768'],
  args: { cards: cards((rank) => `${rank}位`).slice(0, 2), room: undefined, review: undefined },
});
