// @vitest-environment happy-dom
import { mount } from '@shop/ui-kit/testing/mount';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordCheckoutMarker } from '#features/cart/browser/checkout-marker.ts';

const refreshCart = vi.hoisted(() => vi.fn());
vi.mock('#features/cart/browser/cart-code.ts', () => ({
  cartCode: { load: async () => ({ refreshCart }) },
}));
const { CheckoutReturn } = await import('./CheckoutReturn');

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const turn = () => document.dispatchEvent(new Event('visibilitychange'));
const checks = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return refreshCart.mock.calls.length;
};

beforeEach(() => {
  localStorage.clear();
  refreshCart.mockClear();
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['a page from the back/forward cache', () => show(true), 1],
  ['a page that is loaded, which has checked already', () => show(false), 0],
  ['a tab that is looked at again', turn, 1],
])('[CART-13] who was at the checkout has the cart checked in %s', async (_, arrive, times) => {
  const { unmount } = mount(<CheckoutReturn />);
  arrive();
  expect(await checks()).toBe(0);
  recordCheckoutMarker();
  arrive();
  expect(await checks()).toBe(times);
  unmount();
  arrive();
  expect(await checks()).toBe(times);
});

test('[CART-13] a new page checks at once, a hidden one when it is looked at', async () => {
  recordCheckoutMarker();
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { unmount } = mount(<CheckoutReturn />);
  expect(await checks()).toBe(0);
  state.mockReturnValue('visible');
  turn();
  expect(await checks()).toBe(1);
  unmount();
  const { unmount: leave } = mount(<CheckoutReturn />);
  expect(await checks()).toBe(2);
  leave();
});
