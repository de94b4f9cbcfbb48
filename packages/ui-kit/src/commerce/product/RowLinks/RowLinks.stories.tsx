import preview from '#.storybook/preview.tsx';
import { cube, leaf, truck } from '#primitives/Icon/icon-shapes.ts';
import { english } from '#stories/english.ts';
import { RowLinks } from './RowLinks.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/RowLinks',
  component: RowLinks,
  args: {
    rows: [
      { icon: cube, label: '部屋に置いてみる(AR)', href: '#ar' },
      { icon: leaf, label: '似ている植物', href: '#similar' },
      { icon: truck, label: '最短 11月25日(水)にお届け' },
    ],
  },
});

export const Three = meta.story({
  tags: ['en'],
  parameters: english(RowLinks, {
    rows: [
      { icon: cube, label: 'View in your room (AR)', href: '#ar' },
      { icon: leaf, label: 'Similar products', href: '#similar' },
      { icon: truck, label: 'Arrives Sunday 6 December to Sunday 20 December, except shop holidays' },
    ],
  }),
});
export const OnlyAStatement = meta.story({
  args: { rows: [{ icon: truck, label: '送料無料でお届けします' }] },
});
