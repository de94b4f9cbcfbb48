import { BRAND_NAMES } from '@shop/brands/brand-names';
import { DELIVERY_RULES_METAFIELD } from '@shop/rules/delivery/delivery-rules-schema';
import { expect, test, vi } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { deliverAs, deliveryOfBrand, deliveryRules } from './delivery-rules.ts';

const rulesOf = (value?: string) => {
  const metafields = value === undefined ? [] : [{ ...DELIVERY_RULES_METAFIELD, value }];
  return deliveryRules({ documents: { all: () => [{ metafields }] } } as unknown as Catalogue);
};

test('[DLV-08] [SHIP-05] the rules and fees of a shop are its own; what it does not write, or cannot be read, is the brand’s', () => {
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
