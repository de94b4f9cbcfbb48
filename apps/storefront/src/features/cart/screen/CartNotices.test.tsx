// @vitest-environment happy-dom
import type { CartView } from '@shop/machines/cart/cart-view';
import type { CheckoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import { mount } from '@shop/ui-kit/testing/mount';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { errorMessage, stopMessage, withdrawnMessage } from './cart-messages';

type Stop = NonNullable<CheckoutGateView['stop']>;
const listeners = new Set<(event: { stop: Stop }) => void>();
vi.mock('../browser/cart-runtime', () => ({ cartActor: { send: vi.fn() } }));
vi.mock('../browser/checkout-runtime', () => ({
  checkoutGate: {
    on(type: string, listener: (event: { stop: Stop }) => void) {
      if (type === 'checkout.stopped') listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  },
}));
const { CartNotices } = await import('./CartNotices');
const m = messages('ja');
const view = {
  status: 'shown',
  problem: null,
  expiry: null,
  withdrawn: ['A plant'],
  lines: [],
} as unknown as CartView;
const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function mock(
  this: Element,
) {
  shown.push(this.querySelector('[role=alert]')?.textContent ?? null);
});
const shown: (string | null)[] = [];
afterEach(() => {
  shown.length = 0;
});

const notices = (stop: Stop | null) => (
  <CartNotices view={view} gate={{ status: 'stopped', stop, isSlow: false }} m={m} />
);

test.each<Stop>([
  { kind: 'cart', code: 'tooSlow' },
  { kind: 'preferences', code: 'unreachable' },
  { kind: 'discount', code: 'discountNotApplicable' },
  { kind: 'notKept' },
  { kind: 'changed', changes: [] },
])('[GATE-01] [GATE-02] the notice of the stop $kind is scrolled into view once', (stop) => {
  const { act, rerender, unmount } = mount(notices(null));
  rerender(notices(stop));
  expect(shown, 'before it occurs').toEqual([]);
  act(() => {
    for (const listener of listeners) listener({ stop });
  });
  expect(shown).toEqual([stopMessage(stop, view, m)]);
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'center' });
  unmount();
  expect(listeners.size).toBe(0);
});

test('[GIFT-01] an incomplete gift leads to its missing field: the notice above is not scrolled to', () => {
  const stop: Stop = { kind: 'giftIncomplete', field: 'name' };
  const { act, unmount } = mount(notices(stop));
  act(() => {
    for (const listener of listeners) listener({ stop });
  });
  expect(shown).toEqual([]);
  unmount();
});

test('[GATE-01] a checkout that takes long says so politely, and is no stop', () => {
  const gate = { status: 'working', stop: null, isSlow: true } as const;
  const { root, unmount } = mount(<CartNotices view={{ ...view, withdrawn: [] }} gate={gate} m={m} />);
  expect(root.querySelector('[role=status]')?.textContent).toBe(m.checkout.slow);
  expect(root.querySelector('[role=alert]')).toBeNull();
  unmount();
});

const changed: Stop = { kind: 'changed', changes: [] };
const withdrawn = [{ title: 'A plant', variantTitle: '' }];
const problemOf = (kind: 'lines' | 'discount') =>
  ({ about: { kind, requested: {} }, code: 'unreachable' }) as unknown as CartView['problem'];
test.each([
  ['a failed change', { problem: problemOf('lines') }, null, [errorMessage('unreachable', view, m)]],
  ['a refused code, which is told at its field', { problem: problemOf('discount') }, null, []],
  ['what is withdrawn', { withdrawn }, null, [withdrawnMessage(withdrawn, m)]],
  [
    'a stop, and nothing that it says itself',
    { problem: problemOf('lines'), withdrawn },
    changed,
    [stopMessage(changed, view, m)],
  ],
])('[CART-03] [GATE-02] %s is said once', (_, of, stop, texts) => {
  const { root, unmount } = mount(
    <CartNotices
      view={{ ...view, withdrawn: [], ...of }}
      gate={{ status: 'stopped', stop, isSlow: false }}
      m={m}
    />,
  );
  expect([...root.querySelectorAll('[role]')].map(({ textContent }) => textContent)).toEqual(texts);
  unmount();
});
