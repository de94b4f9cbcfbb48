// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { clearEndedCart, endedCart, recordEndedCart } from './ended-cart';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('[TRUTH-02] the end of a cart is known in every tab until there is another cart', () => {
  expect(endedCart()).toBeNull();
  recordEndedCart('ended');
  expect(endedCart()).toBe('ended');
  clearEndedCart();
  expect(endedCart()).toBeNull();
  localStorage.setItem('shop:ended-cart', 'something else');
  expect(endedCart()).toBeNull();
});

test('[TRUTH-02] storage that is refused breaks nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => recordEndedCart('expired')).not.toThrow();
  expect(endedCart()).toBeNull();
});
