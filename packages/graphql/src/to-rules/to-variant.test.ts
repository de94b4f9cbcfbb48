import { describe, expect, test } from 'vitest';
import { wireVariant } from '../testing/wire-product';
import { toSellableVariants, toVariantAvailability } from './to-variant';

const product = { id: 'gid://shopify/Product/8017264902831', handle: 'umbellata' };
const known = { productId: 8_017_264_902_831, handle: 'umbellata' };

test.each([
  [{ node: { availableForSale: true, product } }, { ...known, isForSale: true }],
  [{ node: { availableForSale: false, product } }, { ...known, isForSale: false }],
  [{ node: { availableForSale: true, quantityAvailable: 3, product } }, { ...known, isForSale: true }],
  // Sold without stock (PROD-07).
  [{ node: { availableForSale: true, quantityAvailable: 0, product } }, { ...known, isForSale: true }],
  [{ node: { availableForSale: false, quantityAvailable: 0, product } }, { ...known, isForSale: false }],
  [{ node: { availableForSale: false, quantityAvailable: 3, product } }, { ...known, isForSale: false }],
  [{ node: null }, null],
  [{ node: {} }, null],
  [{}, null],
])('[API-02] %j', (data, availability) => {
  expect(toVariantAvailability(data as Parameters<typeof toVariantAvailability>[0])).toEqual({
    ok: true,
    value: availability,
  });
});

test('[API-02] a malformed response', () => {
  const data = { node: { availableForSale: 'yes', product } } as unknown;
  expect(toVariantAvailability(data as Parameters<typeof toVariantAvailability>[0]).ok).toBe(false);
});

describe('to-sellable-variants', () => {
  type Answer = Parameters<typeof toSellableVariants>[0];

  const product = {
    id: 'gid://shopify/Product/7583412945071',
    handle: 'pachira-mini',
    title: 'パキラ 実生 ミニサイズ',
    vendor: 'farm-12',
    vendorName: { value: '水城グリーンファーム' },
    featuredImage: { id: null, url: 'https://cdn.example/first.jpg', altText: null, width: 800, height: 800 },
  };
  const read = (...nodes: unknown[]) => toSellableVariants({ nodes } as Answer);

  test("[RESTOCK-02] a variant has its product's name, falls back to the product's image, and a deleted one is omitted", () => {
    const answer = read({ ...wireVariant(), image: null, product }, null, {});
    expect(answer).toMatchObject({
      ok: true,
      value: [
        {
          handle: 'pachira-mini',
          productTitle: 'パキラ 実生 ミニサイズ',
          vendor: '水城グリーンファーム',
          picture: { src: 'https://cdn.example/first.jpg' },
        },
      ],
    });
    expect(answer.ok && answer.value).toHaveLength(1);
  });

  test("[RESTOCK-02] without a producer name it has the platform's vendor", () => {
    const answer = read({ ...wireVariant(), product: { ...product, vendorName: null } });
    expect(answer.ok && answer.value[0]?.vendor).toBe('farm-12');
  });

  test('[RESTOCK-02] a malformed response is an error, not a default', () => {
    expect(read({ ...wireVariant(), product: { ...product, handle: 7 } }).ok).toBe(false);
  });
});
