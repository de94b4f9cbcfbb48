import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { CategoryIndex } from './CategoryIndex.tsx';

const NAMES = [
  '観葉植物',
  '多肉植物',
  '盆栽',
  '苔',
  '花と草花',
  '果樹',
  'ハーブ',
  '鉢と受け皿',
  '土と肥料',
  '道具',
];
const items = (count: number) =>
  NAMES.slice(0, count).map((label, index) => ({
    href: `#category-${index}`,
    label,
    count: 12 * (index + 1),
  }));

const meta = preview.meta({
  title: 'Commerce/Catalog/CategoryIndex',
  component: CategoryIndex,
  args: { items: items(10) },
});

export const Ten = meta.story({ tags: ['w360', 'w768', 'w1280'] });
export const WithPictures = meta.story({
  tags: ['w360', 'w768', 'w1280'],
  args: { items: items(8).map((item) => ({ ...item, picture: plantPicture('') })) },
});
/** The longest names of the shop. */
export const LongNames = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  args: {
    items: [
      'テーブルプランツ',
      'コラボセレクト',
      'ギフト限定商品',
      'ハーブ・野菜苗',
      'コモレノオリジナル',
      '肥料・活力剤',
    ].map((label, index) => ({
      href: `#long-${index}`,
      label,
      count: 11 + 89 * index,
      picture: plantPicture(''),
    })),
  },
  parameters: english(CategoryIndex, {
    items: [
      'Table plants',
      'Herb and vegetable seedlings',
      'Gifts only',
      'Fertiliser and plant tonics',
      'Gardening pots and saucers',
      'Collaborations',
    ].map((label, index) => ({
      href: `#long-${index}`,
      label,
      count: 11 + 89 * index,
      picture: plantPicture(''),
    })),
  }),
});
export const One = meta.story({ args: { items: items(1) } });
export const WithoutCounts = meta.story({
  args: { items: items(4).map(({ href, label }) => ({ href, label })) },
});
