import { expect, test } from 'vitest';
import { buildProduct } from '../catalogue/build-product.ts';
import { productPayload } from './webhook-payloads.ts';

const DAY = new Date('2026-11-26T00:00:00Z');
const VARIANTS = [
  { price: 6_980, compareAtPrice: 8_980 },
  { price: 15_400, compareAtPrice: null },
];

test("[STORE-01] [PROD-07] a product webhook has each variant's prices, stock and whether it is sold on without", () => {
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
  const { variants } = productPayload(
    product,
    new Map([
      [10, { available: 3, allowNegative: false }],
      [11, { available: -2, allowNegative: true }],
    ]),
  );
  expect(variants.map(({ id, price, compare_at_price }) => [id, price, compare_at_price])).toEqual([
    [10, '6980', '8980'],
    [11, '15400', null],
  ]);
  expect(
    variants.map(({ inventory_quantity, inventory_policy }) => [inventory_quantity, inventory_policy]),
  ).toEqual([
    [3, 'deny'],
    [-2, 'continue'],
  ]);
  expect(productPayload(product, new Map()).variants[0]).toMatchObject({
    inventory_quantity: 0,
    inventory_policy: 'deny',
  });
});
