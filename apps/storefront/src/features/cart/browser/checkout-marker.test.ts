// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearBuyNowMarker,
  clearCheckoutMarker,
  recordBuyNowMarker,
  recordCheckoutMarker,
  wasAtCheckout,
  wasAtCheckoutWithCart,
} from './checkout-marker';

const marker = () => window.localStorage.getItem('shop:checkout');

beforeEach(() => window.localStorage.removeItem('shop:checkout'));
afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.removeItem('shop:checkout');
});

describe('[CART-13] that the shopper went to the checkout', () => {
  test('is known of nobody who did not', () => {
    expect([wasAtCheckout(), wasAtCheckoutWithCart()]).toEqual([false, false]);
  });

  test('is noted with the cart itself, until the cart is over', () => {
    recordCheckoutMarker();
    expect(marker()).toBe('1');
    expect([wasAtCheckout(), wasAtCheckoutWithCart()]).toEqual([true, true]);
    clearBuyNowMarker();
    expect(marker()).toBe('1');
    clearCheckoutMarker();
    expect(marker()).toBeNull();
  });

  test('[BUY-01] is noted of a buy-now for one look at the cart', () => {
    recordBuyNowMarker();
    expect(marker()).toBe('once');
    expect([wasAtCheckout(), wasAtCheckoutWithCart()]).toEqual([true, false]);
    clearBuyNowMarker();
    expect(marker()).toBeNull();
  });

  test('[BUY-01] a buy-now leaves the note of the cart as it is, and the cart takes the place of its', () => {
    recordCheckoutMarker();
    recordBuyNowMarker();
    expect(marker()).toBe('1');
    clearCheckoutMarker();
    recordBuyNowMarker();
    recordCheckoutMarker();
    expect(marker()).toBe('1');
  });

  test('is not known in a browser that refuses to keep anything, and nothing breaks', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    for (const note of [recordCheckoutMarker, recordBuyNowMarker, clearBuyNowMarker, clearCheckoutMarker]) {
      expect(note).not.toThrow();
    }
    expect([wasAtCheckout(), wasAtCheckoutWithCart()]).toEqual([false, false]);
  });
});
