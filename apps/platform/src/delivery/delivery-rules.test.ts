import { BRAND_NAMES } from '@shop/brands/brand-names';
import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { promisedAttributes } from '@shop/rules/cart/promised-attributes';
import type { DeliveryCircumstances } from '@shop/rules/delivery/delivery-days';
import { DELIVERY_RULES_METAFIELD } from '@shop/rules/delivery/delivery-rules-schema';
import { jstDateAt } from '@shop/rules/jst-date';
import { expect, test, vi } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { deliverAs, deliveryOfBrand, deliveryRules } from './delivery-rules.ts';

const isDeliverable = (date: string, circumstances: DeliveryCircumstances) =>
  promisedAttributes([{ key: ATTRIBUTE_KEYS.deliveryDate, value: date }], circumstances).dropped.length === 0;

const askedAt = (now: string, sku = 'plant', productId = 1) => ({
  today: jstDateAt(Date.parse(now)),
  lines: [{ sku, productId }],
  hasInvalidProducts: false,
  rules: BUILT_DELIVERY_RULES,
});

test.each([
  ['the tenth day', '2026-12-01', '2026-11-21T23:59:59+09:00', true],
  ['the ninth day, a second later', '2026-12-01', '2026-11-22T00:00:00+09:00', false],
  ['the last day', '2026-12-15', '2026-11-21T00:00:00+09:00', true],
  ['a day after it', '2026-12-16', '2026-11-21T23:59:59+09:00', false],
  ['tomorrow', '2026-11-22', '2026-11-21T12:00:00+09:00', false],
  ['29 February', '2028-02-29', '2028-02-16T12:00:00+09:00', true],
  ['30 February', '2028-02-30', '2028-02-16T12:00:00+09:00', false],
  ['tomorrow, with slashes', '2026/11/22', '2026-11-21T12:00:00+09:00', false],
  ['tomorrow, in full width and with blanks', ' ２０２６－11－22 ', '2026-11-21T12:00:00+09:00', false],
  ['the tenth day, with slashes', '2026/12/01', '2026-11-21T12:00:00+09:00', true],
  ['another text, of which nothing is known', '土曜日に', '2026-11-21T12:00:00+09:00', false],
])('[DLV-01] [DLV-07] %s: %s, asked at %s', (_what, date, now, isPossible) => {
  expect(isDeliverable(date, askedAt(now))).toBe(isPossible);
});

test.each([
  ['a holiday of the shop', '2025-08-13', '2025-08-01T12:00:00+09:00', 'plant', 1],
  ['a holiday of a product', '2023-12-10', '2023-11-28T12:00:00+09:00', 'toytp700701_set', 1],
  ['Sunday', '2026-12-13', '2026-11-24T12:00:00+09:00', 'toytp500101_set', 1],
  ['Monday', '2026-12-14', '2026-11-24T12:00:00+09:00', 'toytp2001_set', 1],
  ['Tuesday', '2026-12-08', '2026-11-24T12:00:00+09:00', 'plant', 44795488731369],
])('[DLV-02] [DLV-03] %s removes %s from products excluded then, and from no others', (...row) => {
  const [, date, now, sku, productId] = row;
  expect(isDeliverable(date, askedAt(now, sku, productId))).toBe(false);
  const others = askedAt(now);
  expect(isDeliverable(date, others)).toBe(date !== '2025-08-13');
  expect(isDeliverable(date, { ...others, hasInvalidProducts: true })).toBe(false);
});

const rulesOf = (value?: string) => {
  const metafields = value === undefined ? [] : [{ ...DELIVERY_RULES_METAFIELD, value }];
  return deliveryRules({ documents: { all: () => [{ metafields }] } } as unknown as Catalogue);
};

test('[DLV-08] [SHIP-05] a shop’s rules are its own; the brand’s fees apply where it names none, all of the brand’s where its text cannot be read', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverAs(BRAND_NAMES[0]);
  const ofBrand = deliveryOfBrand(BRAND_NAMES[0]);
  const window = { earliestDays: 3, latestDays: 9 };
  const fees = { regular: 640, areas: [], freeFrom: null };
  expect(rulesOf(JSON.stringify({ window, fees }))).toMatchObject({ window, fees });
  expect(rulesOf(JSON.stringify({ window }))).toMatchObject({ window, fees: ofBrand.fees });
  expect(rulesOf()).toEqual(ofBrand);
  expect(rulesOf('{')).toEqual(ofBrand);
  expect(ofBrand.fees.regular).not.toBe(fees.regular);
});
