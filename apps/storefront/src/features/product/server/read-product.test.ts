import { ProductPageDocument } from '@shop/graphql/documents';
import { wireProductPage } from '@shop/graphql/testing/wire-product';
import { describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readProduct } from './read-product';

const { asked, cacheEntries, answer } = commerceUnderTest();

describe('[ROUTE-06] a product’s page', () => {
  test('is read by one call and kept until the product changes', async () => {
    answer(ProductPageDocument, wireProductPage());
    const content = await readProduct('pachira-mini', 'ja');
    expect(content?.product).toMatchObject({ handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ' });
    expect(asked).toEqual([['ProductPage', { handle: 'pachira-mini', language: 'JA' }]]);
    expect(cacheEntries).toEqual([['product,ja,pachira-mini', ['product:pachira-mini', 'products']]]);
  });

  test('in English is another', async () => {
    answer(ProductPageDocument, wireProductPage());
    await readProduct('pachira-mini', 'ja');
    await readProduct('pachira-mini', 'en');
    expect(asked.at(-1)).toEqual(['ProductPage', { handle: 'pachira-mini', language: 'EN' }]);
    expect(cacheEntries.at(-1)).toEqual(['product,en,pachira-mini', ['product:pachira-mini', 'products']]);
  });

  test('[ROUTE-14] is null for a handle that there is not, which is not asked for when it cannot be one', async () => {
    answer(ProductPageDocument, { ...wireProductPage(), product: null });
    expect(await readProduct('nowhere', 'ja')).toBeNull();
    expect(asked).toHaveLength(1);
    expect(await readProduct('', 'ja')).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
