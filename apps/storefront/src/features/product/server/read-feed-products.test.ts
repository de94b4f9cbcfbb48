import { beforeEach, expect, test, vi } from 'vitest';

const platform = vi.hoisted(() => ({ products: 0, asked: [] as (number | null)[] }));

vi.mock('#foundation/cache/cached.ts', () => ({
  cached: (_name: string, _parts: unknown, read: () => Promise<unknown>) => read(),
}));
vi.mock('@shop/graphql/documents', () => ({ FeedCursorsDocument: 'walk', FeedProductsDocument: 'products' }));
vi.mock('#foundation/platform/query-platform.ts', () => ({
  queryPlatform: async (
    document: string,
    { first = 250, after }: { first?: number; after: number | null },
  ) => {
    const end = Math.min((after ?? 0) + first, platform.products);
    const nextCursor = end < platform.products ? end : null;
    if (document === 'walk') return nextCursor;
    platform.asked.push(after);
    return {
      products: Array.from({ length: end - (after ?? 0) }, (_, index) => ({ id: (after ?? 0) + index + 1 })),
      nextCursor,
    };
  },
}));

const { readFeedPart } = await import('./read-feed-products');

beforeEach(() => {
  platform.asked = [];
});

test.each([
  [0, [0]],
  [273, [273]],
  [500, [500]],
  [501, [500, 1]],
  [1_240, [500, 500, 240]],
])('[SEO-03] a feed of %i products has chunks of %o, each product once', async (products, lengths) => {
  platform.products = products;
  const parts = [];
  for (let part = 1; part <= lengths.length; part += 1) parts.push(await readFeedPart(part, 'ja'));
  expect(parts.map((part) => part?.products.length)).toEqual(lengths);
  expect(parts.map((part) => part?.hasNext)).toEqual(lengths.map((_, index) => index < lengths.length - 1));
  expect(new Set(parts.flatMap((part) => part?.products.map(({ id }) => id))).size).toBe(products);
  expect(await readFeedPart(lengths.length + 1, 'ja')).toBeNull();
});

test('[SEO-03] a chunk requests only its own products from the platform', async () => {
  platform.products = 1_240;
  await readFeedPart(3, 'en');
  expect(platform.asked).toEqual([1_000, 1_050, 1_100, 1_150, 1_200]);
});
