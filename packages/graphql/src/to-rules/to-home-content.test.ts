import { expect, test } from 'vitest';
import type { HomePageQuery } from '../__generated__/documents/graphql';
import { EMPTY_HOME } from '../testing/wire-home';
import { wireCard } from '../testing/wire-product';
import { toHomeContent } from './to-home-content';

/** For a store that declares its paths itself. */
const NO_CATEGORIES = { handles: [], children: {} };

const excluded = 99;
const LISTS = { excluded: [excluded], storeOriginal: [], badgeTags: {} };
const fact = (value: string) => ({ value });
const article = {
  id: 'gid://shopify/Article/1',
  handle: 'news-1',
  title: 'お知らせ',
  publishedAt: '2026-11-18T01:00:00Z',
  image: null,
  url: fact('/news#1'),
};
const filter = (id: string, ...counts: number[]) => ({ id, values: counts.map((count) => ({ count })) });
const banner = (title: string, sequence: string) => ({
  id: title,
  title: fact(title),
  url: fact('/sale'),
  sequence: fact(sequence),
  image: null,
});

const home: HomePageQuery = {
  ...EMPTY_HOME,
  banners: { nodes: [banner('二', '2'), banner('一', '1')] },
  ranking: { nodes: [wireCard({ id: `gid://shopify/Product/${excluded}` }), wireCard()] },
  firstCategory: {
    handle: 'codex',
    title: '塊根植物',
    kind: fact('category'),
    path: fact('/codex'),
    image: null,
    thumbnail: null,
    description: '説明',
    products: { nodes: [wireCard()] },
  },
  counts: {
    nodes: [
      {
        handle: 'codex',
        products: { filters: [filter('filter.v.availability', 9, 2), filter('filter.p.vendor', 7, 3)] },
      },
      { handle: 'without-vendors', products: { filters: [] } },
    ],
  },
  purposes: { items: [] },
  newArrivals: { products: { nodes: [wireCard()] } },
  reviews: {
    nodes: [
      {
        id: 'r',
        title: fact('よい'),
        content: fact('元気'),
        score: fact('4'),
        nickname: null,
        createdAt: fact('2026-11-12'),
        product: { reference: { handle: 'pachira-mini', title: 'パキラ', featuredImage: null } },
      },
    ],
  },
  news: { articles: { nodes: [article] } },
};

test('[DATA-01][LIST-05] the home page: order by sequence, excluded products not in the ranking, missing content is empty', () => {
  expect(toHomeContent(home, ({ url }) => url, NO_CATEGORIES, LISTS)).toMatchObject({
    ok: true,
    value: {
      banners: [{ title: '一' }, { title: '二' }],
      ranking: [{ id: 7583412945071 }],
      productCounts: { codex: 10 },
      categoryBlocks: [{ collection: { path: '/codex' }, description: '説明', products: [{}] }],
      categories: [],
      purposes: [],
      newArrivals: [{}],
      producers: [],
      reviews: [{ title: 'よい', score: 4, product: { handle: 'pachira-mini' } }],
      columns: [],
      news: [{ handle: 'news-1', url: '/news#1' }],
    },
  });
});

test('a malformed response has its path', () => {
  const wrong = { ...home, news: { articles: { nodes: [{ ...article, title: 7 }] } } } as never;
  expect(toHomeContent(wrong, ({ url }) => url, NO_CATEGORIES, LISTS)).toEqual({
    ok: false,
    error: { path: 'home.news.articles.nodes.0.title', expected: 'a text' },
  });
});

test('[DATA-01] the hero is a product and its position; without either it is null', () => {
  const image = { reference: { image: wireCard().featuredImage } };
  const read = (hero: HomePageQuery['heroes']['nodes'][number]) => {
    const content = toHomeContent(
      { ...home, heroes: { nodes: [hero] } },
      ({ url }) => url,
      NO_CATEGORIES,
      LISTS,
    );
    return content.ok ? content.value.heroes : content.error;
  };
  const product = { reference: wireCard() };
  expect(read({ product, image, months: null })).toMatchObject([
    {
      product: { handle: 'pachira-mini' },
      image: { src: 'https://cdn.example/s/files/1/a.jpg?v=1' },
      months: [],
    },
  ]);
  expect(read({ product, image, months: { value: '[11,12]' } })).toMatchObject([{ months: [11, 12] }]);
  expect(read({ product: null, image, months: null })).toEqual([]);
  expect(read({ product, image: { reference: null }, months: null })).toEqual([]);
});
