import { expect, test } from 'vitest';
import type { SearchIndexPlacesQuery } from '../__generated__/documents/graphql';
import { toSearchSourcePlaces } from './to-search-source';

const collection = (handle: string, kind: string | null, goods: number) => ({
  ...{ id: handle, handle, title: handle, description: '', introduction: null },
  kind: kind === null ? null : { value: kind },
  path: null,
  thumbnail: null,
  image: null,
  products: {
    nodes: Array.from({ length: goods }, (_, index) => ({ id: `gid://shopify/Product/${index}` })),
  },
});
const ANSWER: SearchIndexPlacesQuery = {
  collections: {
    nodes: [
      collection('beans', 'category', 2),
      collection('decaf', 'purpose', 0),
      collection('bread', null, 3),
      collection('cakes', null, 0),
      collection('all', null, 3),
    ],
  },
  blog: null,
  pages: { nodes: [] },
  shop: { refundPolicy: null, termsOfService: null, privacyPolicy: null, shippingPolicy: null },
};
const placesOf = (kindOfOwn: Parameters<typeof toSearchSourcePlaces>[2]) => {
  const places = toSearchSourcePlaces(ANSWER, { handles: [], children: {} }, kindOfOwn);
  return places.ok ? places.value.map(({ kind, handle }) => [kind, handle]) : places.error;
};

test('[SEARCH-02] [BRAND-02] a search finds lists with goods, in a shop whose menus are its store’s own lists those too', () => {
  expect(placesOf(() => null)).toEqual([['category', 'beans']]);
  for (const kind of ['category', 'purpose'] as const)
    expect(placesOf((handle) => (handle === 'all' ? null : kind))).toEqual([
      ['category', 'beans'],
      [kind, 'bread'],
    ]);
});
