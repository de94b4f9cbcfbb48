import preview from '#.storybook/preview.tsx';
import { Grid } from '#primitives/Grid/Grid.tsx';
import { english, type SampleLanguage } from '#stories/english.ts';
import { sampleCards } from '#stories/sample-cards.ts';
import { ProductCard } from '../../product/ProductCard/ProductCard.tsx';
import { CategoryBlock } from './CategoryBlock.tsx';

const cards = (count: number, language?: SampleLanguage) => (
  <Grid kind="block">
    {sampleCards(count, { titleAs: 'h4' }, language).map((card) => (
      <ProductCard key={card.href} {...card} />
    ))}
  </Grid>
);

const meta = preview.meta({
  title: 'Commerce/Catalog/CategoryBlock',
  component: CategoryBlock,
  args: {
    title: '観葉植物',
    text: '部屋の光に合わせて選べる、育てやすい植物です。',
    more: { href: '#foliage', label: '一覧を見る' },
    children: cards(4),
  },
});

export const Four = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(CategoryBlock, {
    title: 'Foliage plants',
    text: 'Easy plants, chosen by the light in your room.',
    more: { href: '#foliage', label: 'See all' },
    children: cards(4, 'en'),
  }),
});
export const One = meta.story({ args: { children: cards(1), text: undefined } });
