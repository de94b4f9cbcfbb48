// @vitest-environment happy-dom
import { startCart } from '@shop/machines/testing/cart-harness';
import { cartGid } from '@shop/machines/testing/simulated-platform';
import { mount } from '@shop/ui-kit/testing/mount';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

const cart = startCart(null);
vi.mock('../browser/cart-runtime', () => ({
  cartActor: cart.actor,
  refreshCart: () => cart.actor.send({ type: 'cart.refresh' }),
  waitingDiscount: () => null,
  applyDiscount: () => false,
}));
vi.mock('#features/delivery/browser/delivery-runtime.ts', () => {
  const snapshot = { context: {} };
  return {
    deliveryActor: { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) },
  };
});
vi.mock('@shop/machines/delivery/delivery-context', () => ({ giftPlaceOf: () => null }));
const { useCart } = await import('./use-cart');

function Probe() {
  const { status, expiry, count } = useCart();
  return <output>{[status, count, expiry].join()}</output>;
}

test('[CART-10] [TRUTH-02] a page with an empty cart reads the one that another tab created, and reports an expired one', async () => {
  const { root, unmount } = mount(<Probe />);
  expect(root.textContent).toBe('empty,0,');
  const id = cart.platform.seed('other', { 1: 3 });
  act(() => cart.actor.send({ type: 'cart.adopt', cartId: null, expiry: 'ended' }));
  act(() => cart.actor.send({ type: 'cart.adopt', cartId: id }));
  expect(root.textContent).toBe('loading,,ended');
  await act(() => cart.answer());
  expect(root.textContent).toBe('shown,3,ended');
  expect(cart.platform.log.map(({ name }) => name)).toEqual(['readCart']);
  unmount();
});

test('[CART-04] an unread cart that another tab replaces is read', async () => {
  cart.actor.send({ type: 'cart.adopt', cartId: null });
  const { root, unmount } = mount(<Probe />);
  act(() => cart.actor.send({ type: 'cart.adopt', cartId: cartGid('first') }));
  await act(() => cart.answer('unreachable'));
  expect(root.textContent).toContain('unreachable');
  act(() => cart.actor.send({ type: 'cart.adopt', cartId: cart.platform.seed('second', { 1: 1 }) }));
  await act(() => cart.answer());
  expect(root.textContent).toContain('shown,1');
  unmount();
});
