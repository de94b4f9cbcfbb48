import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../../commerce/product/ProductCard/ProductCard.tsx';
import { sampleCards } from '../../stories/sample-cards.ts';
import { Grid } from './Grid.tsx';

const cards = (count: number) =>
  sampleCards(count, { titleAs: 'h2' }).map((card) => <ProductCard key={card.href} {...card} />);

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  tags: ['w360', 'w768', 'w1280'],
  args: { kind: 'products', children: cards(5) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {};
export const BesideRail: Story = { args: { kind: 'productsBesideRail' } };
export const Threes: Story = { args: { kind: 'threes', children: cards(3) } };
export const Fours: Story = { args: { kind: 'fours', children: cards(4) } };
export const Block: Story = { args: { kind: 'block' } };
