import preview from '#.storybook/preview.tsx';
import { Grid } from '#primitives/Grid/Grid.tsx';
import { english } from '#stories/english.ts';
import { sampleCard, sampleCards } from '#stories/sample-cards.ts';
import { FavoriteButton } from '../../favorite/FavoriteButton/FavoriteButton.tsx';
import { ProductCard } from './ProductCard.tsx';

const LONG_TITLE =
  'フィロデンドロン・セローム・スーパーアトム 6号 陶器鉢と受け皿のセット(鉢の色は選べません)';
const heart = (pressed: boolean, label = 'お気に入り') => (
  <FavoriteButton productId={1} pressed={pressed} label={label} />
);

const meta = preview.meta({
  title: 'Commerce/Product/ProductCard',
  component: ProductCard,
  args: sampleCard(),
  decorators: [
    (Story, { name }) => (
      <div style={name.startsWith('Grid') ? undefined : { maxWidth: 180 }}>
        <Story />
      </div>
    ),
  ],
});

export const Standard = meta.story({
  tags: ['en'],
  args: { favorite: heart(false) },
  parameters: english(ProductCard, {
    ...sampleCard({}, 'en'),
    favorite: heart(false, 'Favourite'),
    title: 'Monstera deliciosa, Swiss cheese plant, No. 6 pot',
    price: { amount: 2980, taxNote: 'tax included' },
  }),
});
export const Favourite = meta.story({ args: { favorite: heart(true) } });
export const Sale = meta.story({
  args: {
    price: { amount: 2384, compareAt: 2980, taxNote: '税込', saleLabel: 'セール価格', wasLabel: '通常価格' },
    tags: [{ tone: 'sale', label: 'SALE' }],
  },
});
export const LowestOfSeveral = meta.story({
  args: { price: { amount: 1980, from: '{price}〜', taxNote: '税込' } },
});
export const FewLeft = meta.story({ args: { tags: [{ tone: 'notice', label: '残りわずか' }] } });
export const SoldOut = meta.story({
  args: { soldOut: true, tags: [{ tone: 'soldOut', label: '売り切れ' }] },
});
/** CARD-01: of three tags two are shown. */
export const ThreeTags = meta.story({
  args: {
    tags: [{ tone: 'sale', label: 'SALE' }, { tone: 'notice', label: '限定' }, { label: '送料無料' }],
  },
});
export const WithoutReviews = meta.story({ args: { rating: undefined } });
export const ShortTitle = meta.story({ args: { title: '苔' } });
export const LongTitle = meta.story({ args: { title: LONG_TITLE } });
export const Small = meta.story({
  args: { size: 'small', favorite: heart(false), tags: [{ label: 'コモレノオリジナル' }] },
});
export const SmallLongTitle = meta.story({ args: { ...Small.input.args, title: LONG_TITLE } });
/** The width of a card in a row of 3.2 at 360 pixels. */
export const SmallestInARanking = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '100px' }}>
        <Story />
      </div>
    ),
  ],
  tags: ['en'],
  parameters: english(ProductCard, {
    ...sampleCard({}, 'en'),
    favorite: heart(false, 'Favourite'),
    rank: { rank: 2, label: 'Rank 2' },
    price: { amount: 2384, compareAt: 2980, from: 'from {price}', taxNote: 'tax included' },
    tags: [{ tone: 'soldOut', label: 'Sold out' }, { label: 'Store original' }],
    rating: { score: 4.5, label: '4.5 out of 5', count: '(252)' },
  }),
  args: {
    ...Small.input.args,
    price: { amount: 12384, compareAt: 12980, from: '{price}〜', taxNote: '税込' },
    tags: [
      { tone: 'sale', label: 'SALE' },
      { tone: 'notice', label: '限定' },
    ],
    rank: { rank: 2, label: '2位' },
  },
});
export const RankFirst = meta.story({ args: { rank: { rank: 1, label: '1位' } } });
export const RankSecond = meta.story({ args: { rank: { rank: 2, label: '2位' } } });
export const RankThird = meta.story({ args: { rank: { rank: 3, label: '3位' } } });
export const RankFourth = meta.story({ args: { rank: { rank: 4, label: '4位' } } });
export const RankHundredth = meta.story({ args: { rank: { rank: 100, label: '100位' } } });

const grid = (count: number) => () => (
  <Grid kind="products">
    {sampleCards(count, { favorite: heart(false) }).map((card) => (
      <ProductCard key={card.href} {...card} />
    ))}
  </Grid>
);

export const GridOfOne = meta.story({ tags: ['w1280'], render: grid(1) });
export const GridOfEight = meta.story({ render: grid(8) });
