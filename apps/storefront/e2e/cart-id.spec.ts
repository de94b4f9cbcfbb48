import { sampled } from '../test/support/sampled';
import { words } from '../test/support/words';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = { handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ' };
const OTHER = { handle: 'philodendron-oxy', title: 'フィロデンドロン・オキシカルジウム ブラジル' };

for (const [kind, value] of sampled(
  [
    ['garbage', 'not-a-cart'],
    ['truncated', btoa('gid://shopify/Cart/c1-abc?key=0f1e').slice(0, 20)],
    ['without a key', btoa('gid://shopify/Cart/c1-abc')],
    ['of another shop', btoa('gid://shopify/Cart/c1-abcdef?key=0123456789abcdef0123456789abcdef')],
  ] as const,
  'cart cookies',
)) {
  test(`[CART-03] [COOKIE-01] a cart cookie that is ${kind} gives an empty cart, and an add creates a new one`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([
      { name: 'cart_id', value, url: baseURL ?? '' },
      { name: 'cart_count', value: '3', url: baseURL ?? '' },
    ]);
    const shop = new Shop(page);
    await page.goto('/cart');
    await shop.expectEmptyCart();
    await shop.fillCart(PLANT.handle);
    await expect(shop.line(PLANT.title)).toBeVisible();
    await shop.expectPieces(1);
  });
}

test('[CART-03] an add with an expired cart id creates a new cart with that line', async ({
  page,
  context,
  baseURL,
}) => {
  const dead = btoa('gid://shopify/Cart/c1-abcdef?key=0123456789abcdef0123456789abcdef');
  await context.addCookies([{ name: 'cart_id', value: dead, url: baseURL ?? '' }]);
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await expect(page.getByText(words.cart.rebuilt)).toBeVisible();
  await expect(shop.line(PLANT.title)).toBeVisible();
});

test('[CART-03] a real cart id without its key gives no cart, and the next add creates a new one', async ({
  page,
  context,
  baseURL,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.expectSettledCart();
  // A page of the shop would rewrite the whole id with its next response.
  await page.goto('about:blank');
  const whole = atob((await cookie(context, 'cart_id')) ?? '');
  await context.addCookies([{ name: 'cart_id', value: btoa(whole.split('?')[0] ?? ''), url: baseURL ?? '' }]);
  await shop.openCart();
  await shop.expectEmptyCart();
  await shop.fillCart(OTHER.handle);
  await shop.expectPieces(1);
  await expect(shop.line(OTHER.title)).toBeVisible();
});

test('[CART-03] [TRUTH-02] an expired cart without stored lines: an add creates a new one, a read is empty', async ({
  page,
  platformApi,
  context,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  const old = await cookie(context, 'cart_id');
  const forgetLines = () => page.evaluate(() => localStorage.clear());
  await shop.openProduct(OTHER.handle);
  await forgetLines();
  // An unknown cart is read before an add.
  await platformApi.fault({ expireCarts: true, operations: ['CartGetById'], times: 1 });
  await shop.addToCart();
  await shop.expectSettledAdd();
  expect(await cookie(context, 'cart_id')).not.toBe(old);
  await expect(shop.badge).toHaveText('1');
  await expect(shop.dialog.getByText(words.cart.rebuilt)).toBeVisible();
  await forgetLines();
  await platformApi.fault({ expireCarts: true, operations: ['CartGetById'], times: 1 });
  await shop.openCart();
  await shop.expectEmptyCart();
  await expect(page.getByText(words.cartError.invalidCart)).toBeVisible();
  expect(await cookie(context, 'cart_id')).toBeNull();
});

test('[CART-01] a reload during the very first add does not lose it', async ({
  page,
  context,
  platformApi,
}) => {
  const shop = new Shop(page);
  await shop.openProduct(PLANT.handle);
  await platformApi.clear();
  await platformApi.fault({ latencyMs: 3_000, operations: ['CartCreate'], times: 1 });
  await shop.addToCart();
  await expect.poll(async () => (await platformApi.calls())['CartCreate']).toBe(1);
  await page.reload();
  await expect(shop.badge).toHaveText('1');
  expect(await platformApi.quantities(await cookie(context, 'cart_id'))).toEqual([1]);
});

test('[CART-01] [CART-10] simultaneous adds in two tabs create one cart with both lines', async ({
  page,
  context,
  platformApi,
}) => {
  const shop = new Shop(page);
  const other = new Shop(await context.newPage());
  await shop.openProduct(PLANT.handle);
  await other.openProduct(OTHER.handle);
  await platformApi.clear();
  await platformApi.fault({ latencyMs: 600, operations: ['CartCreate'] });
  await Promise.all([shop.addToCart(), other.addToCart()]);
  await shop.expectSettledAdd();
  await other.expectSettledAdd();
  expect(await platformApi.calls()).toMatchObject({ CartCreate: 1, CartLinesAdd: 1 });
  expect(await platformApi.quantities(await cookie(context, 'cart_id'))).toEqual([1, 1]);
  await shop.openCart();
  await shop.expectPieces(2);
});
