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

describe('[CART-13] the checkout marker', () => {
  test('is not set without a visit', () => {
    expect([wasAtCheckout(), wasAtCheckoutWithCart()]).toEqual([false, false]);
  });

  test('is set for the cart, until the cart is completed', () => {
    recordCheckoutMarker();
    expect(marker()).toBe('1');
    expect([wasAtCheckout(), wasAtCheckoutWithCart()]).toEqual([true, true]);
    clearBuyNowMarker();
    expect(marker()).toBe('1');
    clearCheckoutMarker();
    expect(marker()).toBeNull();
  });

  test('[BUY-01] is set by buy now for one read of the cart', () => {
    recordBuyNowMarker();
    expect(marker()).toBe('once');
    expect([wasAtCheckout(), wasAtCheckoutWithCart()]).toEqual([true, false]);
    clearBuyNowMarker();
    expect(marker()).toBeNull();
  });

  test("[BUY-01] of buy now keeps the cart's marker, and the cart's replaces it", () => {
    recordCheckoutMarker();
    recordBuyNowMarker();
    expect(marker()).toBe('1');
    clearCheckoutMarker();
    recordBuyNowMarker();
    recordCheckoutMarker();
    expect(marker()).toBe('1');
  });

  test('is not set in a browser without storage, and nothing breaks', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    for (const note of [recordCheckoutMarker, recordBuyNowMarker, clearBuyNowMarker, clearCheckoutMarker]) {
      expect(note).not.toThrow();
    }
    expect([wasAtCheckout(), wasAtCheckoutWithCart()]).toEqual([false, false]);
  });
});
