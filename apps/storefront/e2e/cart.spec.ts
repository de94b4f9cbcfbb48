import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';
import { say, words } from './support/words';

const PLANT = { handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ', price: 1_280 };
const OTHER = { handle: 'philodendron-oxy', title: 'フィロデンドロン・オキシカルジウム ブラジル' };

test('[CART-10] [CART-14] rapid clicks on the quantity are one call with the last value', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.expectPieces(1);
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('graphql'))
      calls.push(sent.postDataJSON().operationName);
  });
  const more = shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp });
  for (let click = 0; click < 4; click += 1) await more.click();
  await shop.expectPieces(5);
  await expect(shop.money).toContainText('6,400');
  expect(calls).toEqual(['CartLinesUpdate']);
  await expect(shop.badge).toHaveText('5');
});

test('[CART-07] removing the last line deletes the cart cookie and the count', async ({ page, context }) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await page.getByRole('button', { name: say(words.aria.deleteLine, { name: PLANT.title }) }).click();
  await shop.expectEmptyCart();
  await expect.poll(() => cookie(context, 'cart_id')).toBeNull();
  expect(await cookie(context, 'cart_count')).toBeNull();
  await expect(shop.badge).toBeHidden();
});

test('[SHIP-01] [CART-09] the prefecture changes the fee, and is remembered', async ({ page }) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  const prefecture = page.getByLabel(words.cart.destination);
  await expect(prefecture).toHaveValue('JP-13');
  await expect(shop.money).toContainText('2,080');
  await prefecture.selectOption({ label: '沖縄県' });
  await expect(shop.money).toContainText('3,280');
  await page.reload();
  await expect(prefecture).toHaveValue('JP-47');
  await expect(shop.money).toContainText('3,280');
});

test('[CART-08] goods of several producers bring their notice', async ({ page }) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle, 'gajumaru-mini');
  await expect(page.getByText(words.cart.multiVendor)).toBeVisible();
  await expect(page.getByText(/水城グリーンファーム、うるま南風園/)).toBeVisible();
});

test('[CART-09] a coupon that waits in its cookie comes with the first add', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'discount_code', value: 'WELCOME500', url: baseURL ?? '' }]);
  const shop = new Shop(page);
  await shop.openProduct(PLANT.handle);
  for (let click = 0; click < 2; click += 1) {
    await page.getByRole('button', { name: words.aria.quantityUp }).click();
  }
  await shop.addToCart();
  await shop.expectSettledAdd();
  await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
  await expect(shop.money).toContainText(say(words.cart.couponApplied, { code: 'WELCOME500' }));
  await expect(shop.money).toContainText(/−\s*¥500/);
  // 3 × 1,280 − 500 + 800
  await expect(shop.money).toContainText('4,140');
});

test('[CART-06] a coupon the platform refuses for good is forgotten', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'discount_code', value: 'ALREADYUSED', url: baseURL ?? '' }]);
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await expect(shop.line(PLANT.title)).toBeVisible();
  expect(await cookie(context, 'discount_code')).toBeNull();
});

for (const [kind, value] of [
  ['garbage', 'not-a-cart'],
  ['truncated', btoa('gid://shopify/Cart/c1-abc?key=0f1e').slice(0, 20)],
  ['without a key', btoa('gid://shopify/Cart/c1-abc')],
  ['of another shop', btoa('gid://shopify/Cart/c1-abcdef?key=0123456789abcdef0123456789abcdef')],
] as const) {
  test(`[CART-03] [COOKIE-01] a cart cookie that is ${kind} is an empty cart, and an add starts anew`, async ({
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

test('[CART-03] an add with a dead cart id makes a new cart with that line', async ({
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

test('[CART-10] a change in one tab reaches the others', async ({ page, context }) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  const otherTab = new Shop(await context.newPage());
  await otherTab.page.goto('/cart');
  await otherTab.expectPieces(1);
  await shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp }).click();
  await otherTab.expectPieces(2);
});

test('[GATE-02] pending edits are sent before the checkout opens, and a double click opens it once', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp }).click();
  await shop.proceed.dblclick();
  await page.waitForURL(/checkouts/);
  await expect(page.getByText(PLANT.title).first()).toBeVisible();
  await expect(page.locator('body')).toContainText('2,560');
  await page.goBack();
  await shop.expectPieces(2);
});

test('[CART-12] a plant sold out meanwhile says so on its line and stops the checkout', async ({
  page,
  request,
  platform,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(OTHER.handle);
  const id = new URL(
    (await shop.line(OTHER.title).getByRole('link').last().getAttribute('href')) ?? '',
    platform.url,
  ).searchParams.get('variant');
  const setStock = (available: number) =>
    request.patch(`${platform.url}/admin/variants/${id}`, {
      headers: { 'X-Platform-Admin-Token': 'komoreno-admin-token' },
      data: { available },
    });
  try {
    await setStock(0);
    await page.reload();
    await expect(shop.line(OTHER.title).getByText(words.cart.lineSoldOut)).toBeVisible();
    await shop.proceed.click();
    await expect(page.getByRole('alert')).toHaveText(say(words.stock.outOfStock, { name: OTHER.title }));
    await expect(page).toHaveURL('/cart');
  } finally {
    await setStock(31);
  }
});
