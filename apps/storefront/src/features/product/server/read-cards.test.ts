import { ProductsByIdsDocument } from '@shop/graphql/documents';
import { wireCard } from '@shop/graphql/testing/wire-product';
import { beforeEach, describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readCards } from './read-cards';

const { asked, answer } = commerceUnderTest();

const gid = (id: number) => `gid://shopify/Product/${id}`;
const handlesOf = async (...ids: number[]) => (await readCards(ids, 'ja')).map(({ handle }) => handle);

// Of all but the products from 100 on there is a card.
beforeEach(() =>
  answer(ProductsByIdsDocument, ({ ids }) => ({
    nodes: (Array.isArray(ids) ? ids : [ids]).map((id) => {
      const number = Number(id.split('/').at(-1));
      return number >= 100 ? null : wireCard({ id, handle: `plant-${number}` });
    }),
  })),
);

describe('[API-04] the cards of products by their numbers', () => {
  test('are what a card shows', async () => {
    expect(await readCards([7], 'ja')).toEqual([
      {
        id: 7,
        handle: 'plant-7',
        title: 'パキラ 実生 ミニサイズ',
        vendor: '水城グリーンファーム',
        price: 1280,
        image: 'https://cdn.example/s/files/1/a.jpg?v=1',
        isRange: true,
        badges: ['limited'],
        score: 4.5,
        reviews: 2,
      },
    ]);
  });

  test('come in the order asked for, without those that there are not, by one call', async () => {
    expect(await handlesOf(3, 100, 1)).toEqual(['plant-3', 'plant-1']);
    expect(asked).toEqual([['ProductsByIds', { ids: [gid(3), gid(100), gid(1)], language: 'JA' }]]);
  });

  test('are held for a while: only those that are new are asked for', async () => {
    await handlesOf(3, 100);
    expect(await handlesOf(1, 3, 100)).toEqual(['plant-1', 'plant-3']);
    expect(asked.map(([, { ids }]) => ids)).toEqual([[gid(3), gid(100)], [gid(1)]]);
  });

  test('are held for each language by itself', async () => {
    await readCards([3], 'ja');
    await readCards([3], 'en');
    expect(asked.map(([, { language }]) => language)).toEqual(['JA', 'EN']);
  });

  test('are one call for all who want the same at the same moment, and another for others', async () => {
    expect(await Promise.all([handlesOf(3), handlesOf(3), handlesOf(4)])).toEqual([
      ['plant-3'],
      ['plant-3'],
      ['plant-4'],
    ]);
    expect(asked.map(([, { ids }]) => ids)).toEqual([[gid(3)], [gid(4)]]);
  });
});
