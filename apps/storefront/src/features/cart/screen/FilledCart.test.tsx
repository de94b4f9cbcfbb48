// @vitest-environment happy-dom
import type { CartView } from '@shop/machines/cart/cart-view';
import type { CheckoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import { yen } from '@shop/rules/yen';
import { mount } from '@shop/ui-kit/testing/mount';
import { expect, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';

const nothing = () => null;
vi.mock('./SummaryClient', () => ({ SummaryClient: nothing }));
vi.mock('./RecommendationsClient', () => ({ RecommendationsClient: nothing }));
vi.mock('./CartRoomSlot', () => ({ CartRoomSlot: nothing }));
vi.mock('./CartNotices', () => ({ CartNotices: nothing }));
vi.mock('./LineClient', () => ({ LineClient: nothing }));
vi.mock('./use-checkout-gate', () => ({ proceedToCheckout: nothing }));
vi.mock('#features/delivery/screen/DeliverySlot.tsx', () => ({ DeliverySlot: nothing }));
const { FilledCart } = await import('./FilledCart');

const mountCart = (vendors: readonly string[], sendsByVendor: boolean, more: object = {}) =>
  mount(
    <FilledCart
      m={messages('en')}
      view={
        {
          lines: [],
          shownLines: [],
          pendingLines: [],
          unshownQuantity: 0,
          vendors,
          totals: {},
          discountCodes: [],
          ...more,
        } as unknown as CartView
      }
      gate={{ status: 'idle', stop: null } as unknown as CheckoutGateView}
      listRef={{ current: null }}
      onRemoved={() => undefined}
      bestSellers={{} as never}
      shopAddress="/en"
      emptyHint={null}
      sendsByVendor={sendsByVendor}
    >
      {null}
    </FilledCart>,
  );
const cart = (...given: Parameters<typeof mountCart>) => {
  const mounted = mountCart(...given);
  const text = mounted.root.textContent;
  mounted.unmount();
  return text;
};

test('[CART-08] [BRAND-01] a cart of several vendors promises separate boxes only where the brand sends them so', () => {
  expect(cart(['Mizuki', 'Kimura'], true)).toContain('sent separately');
  expect(cart(['Mizuki', 'Kimura'], true)).toContain('Mizuki, Kimura');
  expect(cart(['Mizuki'], true)).not.toContain('sent separately');
  expect(cart(['Mizuki', 'Kimura'], false)).not.toMatch(/separately|Mizuki/);
});

test('[CART-08] [SHIP-05] the bar says what its sum is: provisional, final, without shipping, or about to change', () => {
  const { updating, totalWithoutShipping, finalTotal, provisionalTotal } = messages('en').cart;
  const unknown = { totals: { total: yen(780), isFeeUnknown: true } };
  const totals = { total: yen(780) };
  for (const [view, note] of [
    [{ totals }, provisionalTotal],
    [{ totals, hasOneFee: true }, finalTotal],
    [{ ...unknown, hasOneFee: false }, totalWithoutShipping],
    [{ ...unknown, isUpdating: true }, updating],
  ] as const) {
    const text = cart(['Mizuki'], true, view);
    expect(text).toContain('¥780');
    expect(
      [updating, totalWithoutShipping, finalTotal, provisionalTotal].filter((one) => text.includes(one)),
    ).toEqual([note]);
  }
});

test('[CART-10] pieces of lines that are not shown are said, from the first on', () => {
  const { cart: words } = messages('en');
  for (const n of [1, 5]) expect(cart([], false, { unshownQuantity: n })).toContain(words.unshown({ n }));
  expect(cart([], false)).not.toContain(words.unshown({ n: 0 }));
});

test('[CART-12] the list of lines can be focused after a removal, and has the name of the page', () => {
  const { root, unmount } = mountCart([], false);
  const list = root.querySelector('ul[aria-label]');
  expect([list?.getAttribute('aria-label'), list?.getAttribute('tabindex')]).toEqual([
    root.querySelector('h1')?.firstChild?.textContent,
    '-1',
  ]);
  unmount();
});
