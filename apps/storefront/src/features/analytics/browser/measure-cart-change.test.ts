// @vitest-environment happy-dom
import { encodeGlobalId } from '@shop/rules/global-id';
import { yen } from '@shop/rules/yen';
import { afterEach, expect, test } from 'vitest';
import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { ga4EventSchema } from '../contract/ga4-event';
import { measureCartChange } from './measure-cart-change';

function idOf(kind: string) {
  const id = encodeGlobalId(`gid://shopify/${kind}/7`);
  if (!id.ok) throw new Error(kind);
  return id.value;
}

const LINE = {
  globalId: idOf('CartLine'),
  globalProductId: idOf('Product'),
  merchandiseGlobalId: idOf('ProductVariant'),
  variantId: 7,
  handle: 'pachira',
  title: 'パキラ',
  vendor: '農園',
  variantTitle: '3号',
  sku: '',
  imageUrl: '',
  price: yen(1_280),
  totalPrice: yen(6_400),
  quantity: 5,
  availableQuantity: 9,
  tags: [],
  shippingPrice: null,
  warning: null,
};
const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset['tagManager'];
  writeCookie(analyticsConsentCookie, null);
  Reflect.deleteProperty(window, 'dataLayer');
});

test.each([
  [2, 'add_to_cart'],
  [-5, 'remove_from_cart'],
])('[ANA-03] %i items of a line are reported as %s, with their value', (pieces, event) => {
  dataset['tagManager'] = 'https://tags.example/gtm.js';
  writeCookie(analyticsConsentCookie, 'granted');
  measureCartChange(LINE, pieces);
  window.dispatchEvent(new Event('pagehide'));
  const [forget, told] = window.dataLayer ?? [];
  expect(forget).toEqual({ ecommerce: null });
  const quantity = Math.abs(pieces);
  expect(ga4EventSchema.parse(told)).toEqual({
    event,
    ecommerce: {
      currency: 'JPY',
      value: 1_280 * quantity,
      items: [
        {
          item_id: '7',
          item_name: 'パキラ',
          item_brand: '農園',
          item_variant: '3号',
          price: 1_280,
          quantity,
        },
      ],
    },
  });
});
