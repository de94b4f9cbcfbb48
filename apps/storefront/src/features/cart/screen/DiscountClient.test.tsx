// @vitest-environment happy-dom
import type { CartView } from '@shop/machines/cart/cart-view';
import { couponsOf } from '@shop/rules/cart/discount';
import { mount } from '@shop/ui-kit/testing/mount';
import { expect, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { refusalMessage } from './cart-messages';

const removeDiscount = vi.fn();
vi.mock('../browser/cart-runtime', () => ({
  applyDiscount: vi.fn(),
  removeDiscount,
  waitingDiscount: () => null,
}));
const { DiscountClient } = await import('./DiscountClient');
const m = messages('ja');

test('[CART-06] a code that can never apply is taken off the cart once per answer and named; others stay', () => {
  const expired = { kind: 'expired' } as const;
  const kept: CartView['discountCodes'] = [
    { code: 'GREEN10', applicable: true },
    { code: 'MUCH', applicable: false, refusal: { kind: 'notStarted' } },
  ];
  const client = (discountCodes: CartView['discountCodes']) => (
    <DiscountClient
      view={
        {
          discountCodes,
          coupons: couponsOf(discountCodes, {}),
          shippingDiscountNames: [],
          problem: null,
        } as unknown as CartView
      }
      m={m}
    />
  );
  const { root, rerender, unmount } = mount(client(kept));
  expect(removeDiscount).not.toHaveBeenCalled();
  const answer = [...kept, { code: 'OLD', applicable: false, refusal: expired }];
  rerender(client(answer));
  rerender(client(answer));
  expect(removeDiscount.mock.calls).toEqual([['OLD']]);
  expect(root.textContent).toContain(`OLD ${refusalMessage(expired, m)}`);
  expect(root.textContent).not.toContain(m.cart.discountRemove({ code: 'OLD' }));
  for (const { code } of kept) expect(root.textContent).toContain(code);
  rerender(client(kept));
  expect(removeDiscount).toHaveBeenCalledOnce();
  unmount();
});
