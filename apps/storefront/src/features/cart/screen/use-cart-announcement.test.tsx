// @vitest-environment happy-dom
import type { CartView } from '@shop/machines/cart/cart-view';
import type { GlobalId } from '@shop/rules/global-id';
import { yen } from '@shop/rules/yen';
import { mount } from '@shop/ui-kit/testing/mount';
import { act } from 'react';
import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { useCartAnnouncement } from './use-cart-announcement';

const m = messages('ja');
const [A, B, C] = ['a', 'b', 'c'] as unknown as [GlobalId, GlobalId, GlobalId];
let removed: (lineId: GlobalId) => void;
type Shown = Pick<CartView, 'totals' | 'isUpdating'>;
/** @param lines ids of the cart's lines */
function Probe({ view, lines = [A] }: { view: Shown; lines?: readonly GlobalId[] }) {
  const held = lines.map((globalId) => ({ globalId })) as unknown as CartView['lines'];
  const { text, announceRemoval } = useCartAnnouncement({ ...view, lines: held }, m);
  removed = announceRemoval;
  return <output>{text}</output>;
}
const view = (total: number, isUpdating = false, shippingFee = 800) => ({
  totals: {
    subtotal: yen(total - shippingFee),
    coupon: null,
    shippingFee: yen(shippingFee),
    total: yen(total),
  },
  isUpdating,
});

test('[CART-08] a changed total or shipping fee is announced once when settled, and nothing on load', () => {
  const { root, rerender, unmount } = mount(<Probe view={{ totals: null, isUpdating: false }} />);
  const said = () => root.textContent;
  rerender(<Probe view={view(2_080)} />);
  expect(said()).toBe('');
  rerender(<Probe view={view(2_080, true)} />);
  expect(said()).toBe('');
  rerender(<Probe view={view(3_360)} />);
  expect(said()).toBe('合計3,360円、送料800円');
  rerender(<Probe view={view(3_360, true)} />);
  expect(said()).toBe('');
  rerender(<Probe view={view(3_360)} />);
  expect(said(), 'an edit that was reverted').toBe('');
  rerender(<Probe view={view(4_560, false, 2_000)} />);
  expect(said()).toBe('合計4,560円、送料2,000円');
  rerender(<Probe view={view(4_560, false, 800)} />);
  expect(said(), 'a discount that took the fee’s place').toBe('合計4,560円、送料800円');
  unmount();
});

test('[CART-08] a removal is announced with the new total, and alone when it was the last line', () => {
  const { root, rerender, unmount } = mount(<Probe view={view(3_360)} lines={[A, B]} />);
  act(() => removed(B));
  rerender(<Probe view={view(3_360, true)} lines={[A, B]} />);
  rerender(<Probe view={view(2_080)} />);
  expect(root.textContent).toBe(`${m.cart.lineDeleted}。合計2,080円、送料800円`);
  act(() => removed(A));
  rerender(<Probe view={{ totals: null, isUpdating: false }} lines={[]} />);
  expect(root.textContent).toBe(m.cart.lineDeleted);
  unmount();
});

test('[CART-08] [CART-12] the removal of a sold-out line, which changes no sum, is announced, and is none of the next change', () => {
  const { root, rerender, unmount } = mount(<Probe view={view(2_080)} lines={[A, B]} />);
  act(() => removed(B));
  rerender(<Probe view={view(2_080, true)} />);
  expect(root.textContent).toBe('');
  rerender(<Probe view={view(2_080)} />);
  expect(root.textContent).toBe(`${m.cart.lineDeleted}。合計2,080円、送料800円`);
  rerender(<Probe view={view(2_080, true)} />);
  rerender(<Probe view={view(3_360)} />);
  expect(root.textContent).toBe('合計3,360円、送料800円');
  unmount();
  const allSoldOut = { totals: null, isUpdating: false };
  const bare = mount(<Probe view={allSoldOut} lines={[A, B]} />);
  act(() => removed(B));
  bare.rerender(<Probe view={{ ...allSoldOut, isUpdating: true }} />);
  bare.rerender(<Probe view={allSoldOut} />);
  expect(bare.root.textContent).toBe(m.cart.lineDeleted);
  bare.unmount();
});

test('[CART-08] [TRUTH-01] a removal that failed is not announced, nor with the next change', () => {
  const { root, rerender, unmount } = mount(<Probe view={view(3_360)} lines={[A, B]} />);
  act(() => removed(B));
  rerender(<Probe view={view(3_360, true)} />);
  rerender(<Probe view={view(3_360)} lines={[A, B]} />);
  expect(root.textContent).toBe('');
  rerender(<Probe view={view(3_360, true)} lines={[A, B]} />);
  rerender(<Probe view={view(4_640)} lines={[A, B]} />);
  expect(root.textContent).toBe('合計4,640円、送料800円');
  unmount();
});

test('[CART-08] a removal is announced beside a line that another tab adds, and a failed one is not beside a line that it removes', () => {
  const { root, rerender, unmount } = mount(<Probe view={view(3_360)} lines={[A, B]} />);
  act(() => removed(B));
  rerender(<Probe view={view(3_360, true)} />);
  rerender(<Probe view={view(3_360)} lines={[A, C]} />);
  expect(root.textContent).toBe(`${m.cart.lineDeleted}。合計3,360円、送料800円`);
  act(() => removed(C));
  rerender(<Probe view={view(3_360, true)} />);
  rerender(<Probe view={view(2_080)} lines={[C]} />);
  expect(root.textContent).toBe('合計2,080円、送料800円');
  unmount();
});
