import { expect, test } from 'vitest';
import { buildProduct } from '../catalogue/build-product.ts';
import { productPayload } from './webhook-payloads.ts';

const DAY = new Date('2026-11-26T00:00:00Z');
const VARIANTS = [
  { price: 6_980, compareAtPrice: 8_980 },
  { price: 15_400, compareAtPrice: null },
];

test("[STORE-01] a product webhook has each variant's price, and its compare-at price", () => {
  const product = buildProduct(
    {
      id: 1,
      handle: 'pachira',
      title: 'パキラ',
      vendor: '農園',
      productType: '',
      descriptionHtml: '',
      tags: [],
      options: [],
      images: [],
      createdAt: DAY,
      updatedAt: DAY,
      publishedAt: DAY,
    } as unknown as Parameters<typeof buildProduct>[0],
    VARIANTS.map((prices, at) => ({
      ...prices,
      id: at + 10,
      productId: 1,
      position: at + 1,
      title: `${at}号`,
      sku: '',
      imageId: null,
      selectedOptions: [],
    })) as unknown as Parameters<typeof buildProduct>[1],
  );
  const { variants } = productPayload(product, new Map([[10, 3]]));
  expect(variants.map(({ id, price, compare_at_price }) => [id, price, compare_at_price])).toEqual([
    [10, '6980', '8980'],
    [11, '15400', null],
  ]);
  expect(variants.map(({ inventory_quantity }) => inventory_quantity)).toEqual([3, 0]);
});
