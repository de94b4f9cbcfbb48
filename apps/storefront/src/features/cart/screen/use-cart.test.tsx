// @vitest-environment happy-dom
import { startCart } from '@shop/machines/testing/cart-harness';
import { cartGid } from '@shop/machines/testing/simulated-platform';
import { mount } from '@shop/ui-kit/testing/mount';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

const cart = startCart(null);
const waiting = vi.fn((): string | null => null);
const applyDiscount = vi.fn((_code: string) => true);
vi.mock('../browser/cart-runtime', () => ({
  cartActor: cart.actor,
  refreshCart: () => cart.actor.send({ type: 'cart.refresh' }),
  waitingDiscount: () => waiting(),
  applyDiscount: (code: string) => applyDiscount(code),
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

test('[CART-13] [CART-02] a page that is restored or looked at again reads the cart; one that is left sends what waits', async () => {
  const sent = vi.spyOn(cart.actor, 'send');
  const happened = (cause: () => void) => {
    sent.mockClear();
    act(cause);
    return sent.mock.calls.map(([{ type }]) => type);
  };
  const { unmount } = mount(<Probe />);
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const visible = vi.spyOn(document, 'visibilityState', 'get');
  expect(happened(() => shown(true))).toEqual(['cart.refresh']);
  expect(happened(() => shown(false))).toEqual([]);
  visible.mockReturnValue('visible');
  expect(happened(() => document.dispatchEvent(new Event('visibilitychange')))).toEqual(['cart.refresh']);
  visible.mockReturnValue('hidden');
  expect(happened(() => document.dispatchEvent(new Event('visibilitychange')))).toEqual(['edits.flush']);
  expect(happened(unmount)).toEqual(['edits.flush']);
  expect(happened(() => shown(true))).toEqual([]);
  visible.mockRestore();
  sent.mockRestore();
  await act(() => cart.settle());
});

test('[CART-06] a code that waits is applied to a cart once, however often the cart changes', async () => {
  waiting.mockReturnValue('APP10');
  const { unmount } = mount(<Probe />);
  for (const quantity of [2, 3]) {
    const [line] = cart.actor.getSnapshot().context.cart?.lines ?? [];
    if (line === undefined) throw new Error('the cart has no line');
    act(() => cart.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity }));
    await act(() => cart.settle());
  }
  expect(applyDiscount.mock.calls).toEqual([['APP10']]);
  unmount();
});
