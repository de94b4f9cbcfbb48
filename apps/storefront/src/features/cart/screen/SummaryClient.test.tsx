// @vitest-environment happy-dom
import type { CartView } from '@shop/machines/cart/cart-view';
import type { CartTotals } from '@shop/rules/cart/cart-total';
import { yen } from '@shop/rules/yen';
import { find } from '@shop/ui-kit/testing/find';
import { mount } from '@shop/ui-kit/testing/mount';
import { expect, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';

const send = vi.fn();
vi.mock('../browser/cart-runtime', () => ({ cartActor: { send }, waitingDiscount: () => null }));
vi.mock('./use-checkout-gate', () => ({ proceedToCheckout: vi.fn() }));
const { SummaryClient } = await import('./SummaryClient');

const m = messages('ja');
const view = {
  province: 'JP-47',
  isGiftProvince: false,
  isUpdating: false,
  hasOneFee: false,
  coupons: [],
  discountCodes: [],
  discountNames: [],
  shippingDiscountNames: [],
  problem: null,
} as unknown as CartView;
const totals = { subtotal: yen(3_000), coupon: yen(500), shippingFee: yen(2_000), total: yen(4_500) };
const draw = (over: Partial<CartView>, sums: CartTotals | null = totals) =>
  mount(
    <SummaryClient
      view={{ ...view, ...over }}
      totals={sums}
      m={m}
      isPartly={false}
      proceedId="go"
      going={false}
    />,
  );

test('[SHIP-01] [FEE-01] all prefectures can be chosen; with a gift only the one of its address', () => {
  const own = draw({});
  const select = find<HTMLSelectElement>(own.root, 'select');
  const offered = ({ options }: HTMLSelectElement) => [...options].map(({ value }) => value).filter(Boolean);
  expect([offered(select).length, select.value]).toEqual([47, 'JP-47']);
  const empty = [...select.options].filter(
    ({ value, hidden, disabled }) => value === '' && !(hidden && disabled),
  );
  expect(empty, 'no prefecture cannot be chosen').toEqual([]);
  own.act(() => {
    select.value = 'JP-01';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(send.mock.calls).toEqual([[{ type: 'destination.choose', province: 'JP-01' }]]);
  expect(own.root.textContent).toContain(m.cart.destinationHint);
  own.unmount();
  const gift = draw({ isGiftProvince: true });
  expect(offered(find<HTMLSelectElement>(gift.root, 'select'))).toEqual(['JP-47']);
  expect(gift.root.textContent).toContain(m.cart.destinationGift);
  gift.unmount();
});

test('[CART-09] [SHIP-05] the rows add up to the total; an unknown fee has no row, and a note', () => {
  const known = draw({ discountNames: ['春の割引'] });
  const text = known.root.textContent ?? '';
  for (const amount of ['3,000', '500', '2,000', '4,500']) expect(text).toContain(amount);
  expect(text).toContain(m.cart.discountNamed({ title: '春の割引' }));
  expect(text).toContain(m.cart.shippingProvisional);
  known.unmount();
  const unknown = draw({}, { ...totals, shippingFee: yen(0), total: yen(2_500), isFeeUnknown: true });
  expect(unknown.root.textContent).toContain(m.cart.shippingLater);
  expect(unknown.root.textContent).not.toContain(m.cart.shippingProvisional);
  unknown.unmount();
  const flat = draw({ hasOneFee: true });
  expect(flat.root.textContent).toContain(m.cart.finalTotal);
  for (const untrue of [m.cart.shippingProvisional, m.cart.destinationHint])
    expect(flat.root.textContent).not.toContain(untrue);
  flat.unmount();
});

test('[CART-09] gift cards on the cart have a row each, and what is due after them is the last sum', () => {
  const card = { lastCharacters: 'ab12', balance: yen(1_200) };
  const { root, unmount } = draw({}, { ...totals, giftCards: [{ card, amount: 1_200 }], due: yen(3_300) });
  const rows = [...root.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent?.replace(/\s/g, ''),
  );
  expect(rows.slice(-3)).toEqual([
    `${m.cart.total}¥4,500`,
    `${m.cart.giftCard({ last: 'ab12' })}−¥1,200`,
    `${m.cart.due}¥3,300`,
  ]);
  unmount();
  const without = draw({});
  expect(without.root.textContent).not.toContain(m.cart.due);
  without.unmount();
});

test('[CART-12] where everything sold out, the summary says so and names no sum', () => {
  const { root, unmount } = draw({ isAllSoldOut: true }, null);
  expect(root.textContent).toContain(m.cart.allSoldOut);
  expect(root.textContent).not.toContain('¥');
  expect(find(root, '#go').textContent).toContain(m.cart.proceed);
  unmount();
});

test('[CART-09] a discount on shipping is named by the row of the fee, and not by that of the coupon', () => {
  const coupons = ['SHIP0', 'GREEN10'].map((code) => ({
    code,
    state: 'applied',
  })) as unknown as CartView['coupons'];
  const { root, unmount } = draw(
    { coupons, discountNames: ['GREEN10'], shippingDiscountNames: ['SHIP0'] },
    { ...totals, shippingFee: yen(0), total: yen(2_500) },
  );
  expect(root.textContent).toContain(m.cart.discountNamed({ title: 'SHIP0' }));
  expect(root.textContent).toContain(m.cart.couponApplied({ code: 'GREEN10' }));
  unmount();
});

test('[CART-09] the coupon row names what takes the amount off, not a code that applies to something else', () => {
  const coupons = ['ship0', 'green10'].map((code) => ({
    code,
    state: 'applied',
  })) as unknown as CartView['coupons'];
  for (const [discountNames, label] of [
    // Free postage leaves nothing for SHIP0 to take off: the platform names no discount on shipping.
    [['春の割引'], m.cart.discountNamed({ title: '春の割引' })],
    [['GREEN10'], m.cart.couponApplied({ code: 'green10' })],
    [
      ['GREEN10', '春の割引'],
      m.cart.discountNamed({ title: ['green10', '春の割引'].join(m.common.nameSeparator) }),
    ],
    [[], m.cart.coupon],
  ] as const) {
    const { root, unmount } = draw({ coupons, discountNames });
    expect([...root.querySelectorAll('dt')].map(({ textContent }) => textContent?.trim())).toContain(label);
    unmount();
  }
});
