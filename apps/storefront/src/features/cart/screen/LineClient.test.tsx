// @vitest-environment happy-dom
import type { CartLineView } from '@shop/machines/cart/cart-view';
import { yen } from '@shop/rules/yen';
import { find } from '@shop/ui-kit/testing/find';
import { mount } from '@shop/ui-kit/testing/mount';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';

const send = vi.fn();
const getSnapshot = vi.fn();
vi.mock('../browser/cart-runtime', () => ({ cartActor: { subscribe: vi.fn(), send, getSnapshot } }));
const { LineClient } = await import('./LineClient');

const line = {
  globalId: 'line-1',
  title: 'パキラ',
  variantTitle: '5号鉢',
  variantId: 1,
  vendor: '農園',
  handle: 'pachira',
  imageUrl: '',
  price: 1_480,
  totalPrice: 2_960,
  shownQuantity: 2,
  availableQuantity: 40,
  isUpdating: false,
  warning: null,
  failure: null,
} as unknown as CartLineView;

const draw = (over: Partial<CartLineView>, locale: 'ja' | 'en' = 'ja') =>
  mount(
    <LineClient
      line={{ ...line, ...over }}
      m={messages(locale)}
      isExcluded={false}
      changes={[]}
      onRemoved={() => undefined}
    />,
  );

beforeEach(() => send.mockClear());

test.each([
  ['ja', 'パキラ(5号鉢)の数量を選ぶ'],
  ['en', 'Choose the quantity of パキラ (5号鉢)'],
] as const)('[CART-15] (%s) a quantity selected from the list is set in one event', (locale, name) => {
  const { root, act, unmount } = draw({}, locale);
  const list = find<HTMLSelectElement>(root, 'select');
  expect(list.getAttribute('aria-label')).toBe(name);
  expect(list.options).toHaveLength(40);
  act(() => {
    list.value = '30';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(send.mock.calls).toEqual([[{ type: 'line.setQuantity', lineId: 'line-1', quantity: 30 }]]);
  unmount();
});

test.each([
  [1_000, 100],
  [1, 1],
])('[CART-15] with %i in stock the list ends at %i', (availableQuantity, last) => {
  const { root, unmount } = draw({ availableQuantity, shownQuantity: 1 });
  expect(root.querySelectorAll('option')).toHaveLength(last);
  unmount();
});

test('[CART-12] a sold-out line has no list', () => {
  const { root, unmount } = draw({ availableQuantity: 0, warning: 'outOfStock' });
  expect(root.querySelector('select')).toBeNull();
  unmount();
});

test('[CART-10] a line leads to its variant, shows the price of its pieces, and its remove button names it', () => {
  const { root, act, unmount } = draw({ variantId: 42 });
  for (const link of root.querySelectorAll('a'))
    expect(link.getAttribute('href')).toBe('/products/pachira?variant=42');
  expect(root.textContent).toContain('2,960');
  act(() => find<HTMLButtonElement>(root, 'button[aria-label="パキラ(5号鉢)を削除"]').click());
  expect(send.mock.calls).toEqual([[{ type: 'line.remove', lineId: 'line-1' }]]);
  unmount();
});

test('[CART-12] a sold-out line shows the price of one piece, and one beyond the stock says what is there', () => {
  const soldOut = draw({ availableQuantity: 0, warning: 'outOfStock', totalPrice: yen(0) });
  expect(soldOut.root.textContent).toContain('1,480');
  const links = [...soldOut.root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/products/pachira?variant=1#restock-notice');
  soldOut.unmount();
  const beyond = draw({ availableQuantity: 4, shownQuantity: 7, warning: 'notEnoughStock' }, 'en');
  expect(beyond.root.textContent).toContain(messages('en').cart.lineExceeds({ n: 4 }));
  beyond.unmount();
});

test('[CART-10] a step starts from the quantity that is wanted, and a line that is gone gets none', () => {
  const { root, act, unmount } = draw({});
  const more = find<HTMLButtonElement>(
    root,
    `button[aria-label="${messages('ja').aria.lineQuantityUp({ name: 'パキラ(5号鉢)' })}"]`,
  );
  const context = {
    cart: { lines: [{ globalId: 'line-1', quantity: 2 }] },
    requested: { 'line-1': 5 },
    adds: [],
  };
  getSnapshot.mockReturnValue({ context });
  act(() => more.click());
  expect(send.mock.calls).toEqual([[{ type: 'line.setQuantity', lineId: 'line-1', quantity: 6 }]]);
  getSnapshot.mockReturnValue({ context: { ...context, cart: { lines: [] } } });
  act(() => more.click());
  expect(send).toHaveBeenCalledTimes(1);
  unmount();
});
