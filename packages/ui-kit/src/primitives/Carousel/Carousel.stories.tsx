import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { ColumnCard } from '../../commerce/catalog/ColumnCard/ColumnCard.tsx';
import { ProductCard } from '../../commerce/product/ProductCard/ProductCard.tsx';
import { placePicture } from '../../stories/place-picture.ts';
import { sampleCards } from '../../stories/sample-cards.ts';
import { Carousel } from './Carousel.tsx';

const cards = (count: number) =>
  sampleCards(count, { size: 'small' }).map((card) => <ProductCard key={card.href} {...card} />);
const columns = (titles: string[]) =>
  titles.map((title) => (
    <ColumnCard key={title} href={`#${title}`} title={title} picture={placePicture('')} />
  ));

const meta = preview.meta({
  title: 'Primitives/Carousel',
  component: Carousel,
  parameters: { layout: 'fullscreen' },
  args: { id: 'slides', label: '人気の植物', view: 'products' as const, children: cards(8) },
  decorators: [
    (Story, { args }) => (
      <>
        <h2>{args.label}</h2>
        <Story />
      </>
    ),
  ],
});

/** SLIDE-01: 3.2 on phones, 6.2 from 768. */
export const Products = meta.story({ tags: ['w360', 'w768', 'w1280'] });
/** SLIDE-03: 2.1 on phones, 4.1 from 768. */
export const Texts = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  args: {
    view: 'texts',
    children: columns(['冬の水やり', '植え替えの時期', '葉の手入れ', '光の見つけ方', '虫がついたら']),
  },
  parameters: english(Carousel, {
    label: 'Articles and features',
    children: columns([
      'Watering in winter',
      'When to repot',
      'Caring for the leaves',
      'Finding the light',
      'When insects come',
    ]),
  }),
});
/** SLIDE-02: 2.1 on phones, 6.2 from 768. */
export const Reviews = meta.story({ tags: ['w360', 'w1280'], args: { view: 'reviews' } });
export const One = meta.story({ tags: ['w360', 'w1280'], args: { children: cards(1) } });
