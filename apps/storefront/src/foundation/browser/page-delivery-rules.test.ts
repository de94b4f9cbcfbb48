// @vitest-environment happy-dom
import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import { afterEach, expect, test } from 'vitest';
import { settingsAttributes } from '#foundation/browser/shop-settings.ts';
import { pageDeliveryRules } from './page-delivery-rules';

const SETTINGS = { platformUrl: 'https://store.test', publicToken: 'token' };
afterEach(() => document.documentElement.removeAttribute('data-delivery-rules'));

test('[DLV-08] a page of a store with the built-in rules contains none, and its calendar uses them', () => {
  expect(settingsAttributes(SETTINGS)).not.toHaveProperty('data-delivery-rules');
  expect(pageDeliveryRules()).toBe(BUILT_DELIVERY_RULES);
});

test('[DLV-08] the calendar has the rules that stand in the page', () => {
  const deliveryRules = { ...BUILT_DELIVERY_RULES, window: { earliestDays: 3, latestDays: 9 } };
  for (const [name, value] of Object.entries(settingsAttributes({ ...SETTINGS, deliveryRules }))) {
    document.documentElement.setAttribute(name, value);
  }
  expect(pageDeliveryRules()).toEqual(deliveryRules);
});
