import { expect, test } from 'vitest';
import type { CollectionDirectoryQuery } from '../__generated__/documents/graphql';
import { toCollectionDirectory } from './to-menu';

/** For a store that declares its paths itself. */
const NO_CATEGORIES = { handles: [], children: {} };

const fact = (value: string) => ({ value });
const directory: CollectionDirectoryQuery = {
  purposes: {
    items: [
      {
        title: 'デスク・卓上に',
        type: 'COLLECTION',
        url: 'https://shop.example/collections/desk',
        resource: {
          handle: 'desk',
          title: 'デスク',
          kind: fact('purpose'),
          path: fact('/collections/desk'),
          image: null,
          thumbnail: null,
        },
        items: [],
      },
    ],
  },
  producers: {
    nodes: [
      {
        handle: 'producers-mizuki',
        name: fact('水城グリーンファーム'),
        category: fact('ornamentplants'),
        categoryName: fact('観葉植物'),
        prefecture: fact('千葉県'),
        profile: fact('温室で育てています。'),
        image: null,
      },
    ],
  },
};

test('[ROUTE-09] the purposes with their lists, and the producers', () => {
  expect(toCollectionDirectory(directory, ({ url }) => url, NO_CATEGORIES)).toMatchObject({
    ok: true,
    value: {
      purposes: [{ title: 'デスク・卓上に', url: '/collections/desk', collection: { handle: 'desk' } }],
      producers: [{ handle: 'producers-mizuki', region: '千葉県' }],
    },
  });
});

test('[ROUTE-09] a shop without the menu has no purposes', () => {
  expect(
    toCollectionDirectory({ ...directory, purposes: null }, ({ url }) => url, NO_CATEGORIES),
  ).toMatchObject({
    value: { purposes: [] },
  });
});
