import { expect, test } from 'vitest';
import { toVariantAvailability } from './to-variant-availability';

const product = { id: 'gid://shopify/Product/8017264902831', handle: 'umbellata' };
const known = { productId: 8_017_264_902_831, handle: 'umbellata' };

test.each([
  [{ node: { availableForSale: true, product } }, { ...known, isForSale: true }],
  [{ node: { availableForSale: false, product } }, { ...known, isForSale: false }],
  [{ node: null }, null],
  [{ node: {} }, null],
  [{}, null],
])('[API-02] %j', (data, availability) => {
  expect(toVariantAvailability(data as Parameters<typeof toVariantAvailability>[0])).toEqual({
    ok: true,
    value: availability,
  });
});

test('[API-02] an answer that is none', () => {
  const data = { node: { availableForSale: 'yes', product } } as unknown;
  expect(toVariantAvailability(data as Parameters<typeof toVariantAvailability>[0]).ok).toBe(false);
});
