// @vitest-environment happy-dom
import { encodeGlobalId } from '@shop/rules/global-id';
import type { ShownAdd } from '@shop/rules/product/shown-adds';
import { yen } from '@shop/rules/yen';
import { mount } from '@shop/ui-kit/testing/mount';
import { translatePage } from '@shop/ui-kit/testing/translate-page';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { AddedDialog } from './AddedDialog';

const m = messages('ja');
const buyNow = vi.fn();
const id = encodeGlobalId('gid://shopify/ProductVariant/1');
if (!id.ok) throw new Error('no id');
const request = {
  requestId: 'a-1',
  line: { merchandiseGlobalId: id.value, quantity: 1 },
  display: {
    handle: 'ivy',
    title: 'アイビー',
    variantTitle: '3号',
    vendor: 'コモレノ',
    imageUrl: '',
    price: yen(780),
  },
};

const dialog = (outcome: ShownAdd['outcome'], quantity = 1, locale: 'ja' | 'en' = 'ja') => (
  <AddedDialog
    shown={{ request: { ...request, line: { ...request.line, quantity } }, outcome }}
    cartAddress="/cart"
    m={messages(locale)}
    onClose={vi.fn()}
    onRetry={vi.fn()}
    buyNow={{ isGoing: false, stop: null, priceChange: null, press: buyNow }}
  />
);

test('[TRANS-01, PROD-08] on a translated page an add with a response is reported as successful', async () => {
  onTestFinished(translatePage());
  const { root, rerender, unmount } = mount(dialog(null));
  await translated();
  expect(root.querySelector('h2')?.textContent).toBe(m.added.pending);
  rerender(dialog({ ok: true, quantity: 1, warning: null, expiry: null }));
  await translated();
  expect(root.querySelector('h2')?.textContent).toBe(m.added.title);
  rerender(dialog({ ok: false, code: 'unavailable', inCart: null }));
  await translated();
  expect(root.textContent).toContain(m.common.retry);
  unmount();
});

test('[TRUTH-01, PROD-08] where the browser stores no cookies it is not reported as added: the links work without cookies', () => {
  const checkoutUrl = 'https://pay.example/cart/c/1';
  const { root, act, unmount } = mount(
    dialog({ ok: false, code: 'cookiesRefused', inCart: null, checkoutUrl }),
  );
  expect(root.textContent).not.toContain(m.added.title);
  expect(root.textContent).toContain(m.added.cookiesHint);
  expect(root.querySelector('a')?.textContent).toBe(m.added.toCheckout);
  expect(root.querySelector('a')?.getAttribute('href')).toBe(checkoutUrl);
  const [primary] = [...root.querySelectorAll('button')].filter(
    (one) => one.textContent === m.product.buyNow,
  );
  act(() => primary?.click());
  expect(buyNow).toHaveBeenCalledTimes(1);
  // The cart is empty, and a retry would fail the same way.
  expect(root.textContent).not.toContain(m.added.toCart);
  expect(root.textContent).not.toContain(m.common.retry);
  unmount();
});

test.each(['ja', 'en'] as const)(
  '[TRUTH-04] (%s) the dialog shows name, quantity and total of the add; for a reduced quantity, the actual one',
  (locale) => {
    const words = messages(locale);
    for (const [asked, held, amount] of [
      [1, 1, '780'],
      [3, 3, '2,340'],
      [5, 2, '1,560'],
    ] as const) {
      const { root, rerender, unmount } = mount(dialog(null, asked, locale));
      const said = (pieces: number, price: string) => {
        const text = root.textContent ?? '';
        expect(text).toContain('アイビー');
        expect(text).toContain(`3号${words.common.separator}${words.common.quantityUnit({ n: pieces })}`);
        expect(text.match(/[¥¥]\s?[\d,]+/g)?.map((one) => one.replace(/^[¥¥]\s?/, ''))).toEqual([price]);
      };
      said(asked, (780 * asked).toLocaleString('en'));
      rerender(dialog({ ok: true, quantity: held, warning: null, expiry: null }, asked, locale));
      said(held, amount);
      // The price has changed since the page was drawn.
      const price = yen(1_000);
      rerender(dialog({ ok: true, quantity: held, warning: null, expiry: null, price }, asked, locale));
      said(held, (1_000 * held).toLocaleString('en'));
      unmount();
    }
  },
);

/** Waits until its observer has processed the change. */
async function translated(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
