import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { Picks } from './Picks.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/Picks',
  component: Picks,
  args: {
    label: 'この読みものに出てくる商品',
    items: ['パキラ 実生 ミニサイズ', 'シェフレラ・アルボリコラ', 'サンスベリア・ローレンティー'].map(
      (title, index) => ({
        href: `#pick-${index}`,
        title,
        picture: plantPicture(''),
        price: { amount: 1280 + 500 * index, from: '{price}〜' },
      }),
    ),
  },
});

export const Columns = meta.story({ tags: ['w360', 'w1280'] });
export const Rows = meta.story({
  tags: ['w360', 'w768', 'focus', 'en'],
  args: { layout: 'rows' },
  parameters: english(Picks, {
    label: 'Products in this article',
    items: ['Pachira, grown from seed, mini', 'Schefflera arboricola', 'Sansevieria ‘Laurentii’'].map(
      (title, index) => ({
        href: `#pick-${index}`,
        title,
        picture: plantPicture(''),
        price: { amount: 1280 + 500 * index, from: 'from {price}' },
      }),
    ),
  }),
});
