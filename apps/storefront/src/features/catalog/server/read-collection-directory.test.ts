import { CollectionDirectoryDocument } from '@shop/graphql/documents';
import { expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readCollectionDirectory } from './read-collection-directory';

const { asked, cacheEntries, answer } = commerceUnderTest();

test.each([
  ['ja', 'JA'],
  ['en', 'EN'],
] as const)(
  '[ROUTE-09] purposes and producers are read by one call in %s, pages of the shop by their paths',
  async (locale, language) => {
    const purpose = {
      id: 'gid://shopify/MenuItem/1',
      title: 'デスク・卓上に',
      type: 'HTTP' as const,
      url: 'http://localhost:3000/collections/desk',
      resource: null,
      items: [],
    };
    const producer = {
      id: 'gid://shopify/Metaobject/1',
      handle: 'producers-mizuki',
      name: { value: '水城グリーンファーム' },
      category: { value: 'ornamentplants' },
      categoryName: { value: '観葉植物' },
      prefecture: { value: '愛知県田原市' },
      profile: { value: '温室の農園です。' },
      image: null,
    };
    answer(CollectionDirectoryDocument, {
      purposes: { id: 'gid://shopify/Menu/1', handle: 'purposes', title: '用途', items: [purpose] },
      producers: { nodes: [producer] },
    });
    expect(await readCollectionDirectory(locale)).toEqual({
      purposes: [{ title: 'デスク・卓上に', url: '/collections/desk', collection: null, items: [] }],
      producers: [
        {
          handle: 'producers-mizuki',
          name: '水城グリーンファーム',
          category: 'ornamentplants',
          categoryName: '観葉植物',
          region: '愛知県田原市',
          profile: '温室の農園です。',
          image: null,
        },
      ],
    });
    expect(asked).toEqual([['CollectionDirectory', { producersFirst: 50, language }]]);
    expect(cacheEntries).toEqual([[`collectionDirectory,${locale}`, ['lists']]]);
  },
);
