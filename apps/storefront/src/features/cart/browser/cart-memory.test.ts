// @vitest-environment happy-dom

import { encodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cartMemory,
  clearDestination,
  clearEndedCart,
  endedCart,
  pendingDestination,
  recordDestination,
  recordEndedCart,
} from './cart-memory';
import { CART_MEMORY_KEY, isCartStale } from './unanswered-changes';

function id(plain: string): GlobalId {
  const encoded = encodeGlobalId(plain);
  if (!encoded.ok) throw new Error(plain);
  return encoded.value;
}

const known = {
  cartId: id('gid://shopify/Cart/c1?key=k1'),
  lines: [
    {
      lineId: id('gid://shopify/CartLine/l1?cart=c1'),
      merchandiseGlobalId: id('gid://shopify/ProductVariant/1'),
      quantity: 2,
      title: 'パキラ',
      variantTitle: '3号',
    },
  ],
  discountCodes: ['APP10'],
  isStale: false,
};

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test('[TRUTH-02] the last known cart survives a reload, until it is deleted', () => {
  expect(cartMemory.read()).toBeNull();
  cartMemory.write(known);
  expect(cartMemory.read()).toEqual(known);
  cartMemory.write(null);
  expect(cartMemory.read()).toBeNull();
});

test('[TRUTH-01] a page detects cheaply whether a response was missed', () => {
  expect(isCartStale()).toBe(false);
  cartMemory.write(known);
  expect(isCartStale()).toBe(false);
  cartMemory.write({ ...known, isStale: true });
  expect(isCartStale()).toBe(true);
});

test.each([
  ['garbage', '{"cartId":'],
  ['another shape', '{"cartId":"cart","lines":[]}'],
  ['an id that is none', JSON.stringify({ ...known, cartId: 'x' })],
  ['a quantity that is none', JSON.stringify({ ...known, lines: [{ ...known.lines[0], quantity: 0 }] })],
  ['more lines than a cart has', JSON.stringify({ ...known, lines: Array(101).fill(known.lines[0]) })],
  ['null', 'null'],
])('[TRUTH-02] %s counts as unknown', (_name, text) => {
  localStorage.setItem(CART_MEMORY_KEY, text);
  expect(cartMemory.read()).toBeNull();
});

test('[TRUTH-01] unavailable storage breaks nothing', () => {
  cartMemory.write(known);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => cartMemory.write(known)).not.toThrow();
  expect(cartMemory.read()).toBeNull();
  expect(isCartStale()).toBe(false);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('[TRUTH-02] an expired cart is known in every tab until there is a new cart', () => {
  expect(endedCart()).toBeNull();
  recordEndedCart('ended');
  expect(endedCart()).toBe('ended');
  clearEndedCart();
  expect(endedCart()).toBeNull();
  localStorage.setItem('shop:ended-cart', 'something else');
  expect(endedCart()).toBeNull();
});

test('[TRUTH-02] unavailable storage breaks nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => recordEndedCart('expired')).not.toThrow();
  expect(endedCart()).toBeNull();
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('[SHIP-02] a selection is stored until the platform has responded', () => {
  expect(pendingDestination()).toBeNull();
  recordDestination('JP-47');
  expect(pendingDestination()).toBe('JP-47');
  clearDestination();
  expect(pendingDestination()).toBeNull();
});

test('[SHIP-02] an invalid prefecture is ignored, and unavailable storage is no error', () => {
  sessionStorage.setItem('shop:destination', 'JP-99');
  expect(pendingDestination()).toBeNull();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => recordDestination('JP-01')).not.toThrow();
  expect(pendingDestination()).toBeNull();
});
