import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english, inLanguage, type SampleLanguage } from '#stories/english.ts';
import { ProductCard } from '../../commerce/product/ProductCard/ProductCard.tsx';
import { sampleCards } from '../../stories/sample-cards.ts';
import { ShowMore } from './ShowMore.tsx';

const cards = (count: number, language?: SampleLanguage) =>
  sampleCards(count, {}, language).map((card) => <ProductCard key={card.href} {...card} />);

const meta = preview.meta({
  title: 'Primitives/ShowMore',
  component: ShowMore,
  args: { kind: 'products' as const, label: 'もっと見る', href: '#all', children: cards(8) },
  decorators: [
    (Story, context) => (
      <>
        <h2>{inLanguage(context, '観葉植物', 'Foliage plants')}</h2>
        <Story />
      </>
    ),
  ],
});

/** LIST-01: four at first. */
export const FirstFour = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(ShowMore, { label: 'Show more', children: cards(8, 'en') }),
});
export const FourMore = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'もっと見る' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
});
export const OnlyTwo = meta.story({ args: { children: cards(2) } });
