// @vitest-environment happy-dom
import { encodeGlobalId } from '@shop/rules/global-id';
import type { ShownAdd } from '@shop/rules/product/shown-adds';
import { yen } from '@shop/rules/yen';
import { mount } from '@shop/ui-kit/testing/mount';
import { translatePage } from '@shop/ui-kit/testing/translate-page';
import { expect, test, vi } from 'vitest';
import { messages } from '../../i18n/messages';
import { AddedDialog } from './AddedDialog';

const m = messages('ja');
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

const dialog = (outcome: ShownAdd['outcome']) => (
  <AddedDialog shown={{ request, outcome }} cartAddress="/cart" m={m} onClose={vi.fn()} onRetry={vi.fn()} />
);

test('[TRANS-01, PROD-08] on a translated page an add that is answered is told as such', async () => {
  translatePage();
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

/** Its observer has seen what changed. */
async function translated(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
