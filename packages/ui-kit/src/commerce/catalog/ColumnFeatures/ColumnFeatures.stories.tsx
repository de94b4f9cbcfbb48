import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { ColumnFeatures } from './ColumnFeatures.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/ColumnFeatures',
  component: ColumnFeatures,
  args: {
    titleAs: 'h2' as const,
    items: [
      {
        href: '#plants',
        title: 'はじめての部屋におすすめの観葉植物と選び方',
        text: '日当たりと水やりの回数から、はじめての観葉植物を選ぶ方法を紹介します。',
        note: '緑川 さとみ・2026年10月20日',
        picture: placePicture(''),
      },
      {
        href: '#pots',
        title: '植木鉢の選び方 号数・素材・鉢カバーの基本',
        text: '',
        note: '2026年9月2日',
        picture: placePicture(''),
      },
    ],
  },
});

export const Two = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(ColumnFeatures, {
    items: [
      {
        href: '#plants',
        title: 'Houseplants for your first room, and how to choose them',
        text: 'How to choose a first houseplant by its light and how often it needs water.',
        note: 'Satomi Midorikawa · 20 October 2026',
        picture: placePicture(''),
      },
      {
        href: '#pots',
        title: 'How to choose a pot: sizes, materials, pot covers',
        text: '',
        note: '2 September 2026',
        picture: placePicture(''),
      },
    ],
  }),
});
/** A blog of few articles. */
export const One = meta.story({
  tags: ['w360', 'w1280'],
  args: {
    items: [
      {
        href: '#pots',
        title: '植木鉢の選び方 号数・素材・鉢カバーの基本',
        text: '鉢の号数の読み方と、素材ごとの長所、鉢カバーの使い方をまとめました。',
        note: '2026年9月2日',
        picture: placePicture(''),
      },
    ],
  },
});
