import preview from '#.storybook/preview.tsx';
import { ProductCard } from '../../commerce/product/ProductCard/ProductCard.tsx';
import { sampleCards } from '../../stories/sample-cards.ts';
import { Grid } from './Grid.tsx';

const cards = (count: number) =>
  sampleCards(count, { titleAs: 'h2' }).map((card) => <ProductCard key={card.href} {...card} />);

const meta = preview.meta({
  title: 'Primitives/Grid',
  component: Grid,
  tags: ['w360', 'w768', 'w1280'],
  args: { kind: 'products' as const, children: cards(5) },
});

export const Products = meta.story();
export const BesideRail = meta.story({ args: { kind: 'productsBesideRail' } });
export const Threes = meta.story({ args: { kind: 'threes', children: cards(3) } });
export const Fours = meta.story({ args: { kind: 'fours', children: cards(4) } });
export const Block = meta.story({ args: { kind: 'block' } });
