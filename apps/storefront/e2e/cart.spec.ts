import type { Route } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { say, words, wordsOf } from '../test/support/words';
import { codesRefusedForGood } from './support/codes-refused-for-good';
import { watchPages } from './support/platform-stock';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = { handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ', price: 1_280 };
/** The title in either language: the platform's own. */
const PLANT_NAME = { ja: PLANT.title, en: 'Money tree (seedling)' };
const OTHER = {
  handle: 'philodendron-oxy',
  title: 'フィロデンドロン・オキシカルジウム ブラジル',
  price: '2,280',
};

test('[CART-10] [CART-14] rapid clicks on the quantity are debounced into one request with the last value', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.expectPieces(1);
  // Its own cart read has ended.
  await shop.expectSettledCart();
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() !== 'POST' || !sent.url().includes('graphql')) return;
    const { operationName, query } = sent.postDataJSON();
    // The room of the cart's plants is read when it is near.
    if (!query.startsWith('query')) calls.push(operationName);
  });
  const more = shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp });
  // In one task of the page: a busy machine must neither slow rapid clicks down nor render in between.
  await more.evaluate((button) => {
    for (let click = 0; click < 4; click += 1) (button as HTMLElement).click();
  });
  await shop.expectPieces(5);
  await expect(shop.money).toContainText('6,400');
  expect(calls).toEqual(['CartLinesUpdate']);
  await expect(shop.badge).toHaveText('5');
});

test('[CART-15] a quantity selected from the list is shown at once and sent as one request', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.expectPieces(1);
  await shop.expectSettledCart();
  const sent = page.waitForRequest((request) => /CartLinesUpdate/.test(request.postData() ?? ''));
  const list = shop
    .line(PLANT.title)
    .getByRole('combobox', { name: say(words.aria.lineQuantityChoice, { name: PLANT.title }) });
  await list.selectOption('7');
  await expect(shop.line(PLANT.title).locator('output')).toHaveText('7');
  expect((await sent).postData()).toContain('"quantity":7');
  await expect(shop.money).toContainText('8,960');
  await expect(shop.badge).toHaveText('7');
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

test('[SHIP-01] [CART-09] the prefecture changes the shipping fee and is persisted', async ({ page }) => {
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

test('[SHIP-02] a prefecture selected on a page that closes before sending is sent by the next page', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  const prefecture = page.getByLabel(words.cart.destination);
  await expect(shop.money).toContainText('2,080');
  // Neither the change nor its response arrives while this page is open.
  const isDestination = /\/graphql\.json/;
  await page.route(isDestination, (route) =>
    /DeliveryAddress/.test(route.request().postData() ?? '') ? undefined : route.continue(),
  );
  await prefecture.selectOption({ label: '沖縄県' });
  await expect(shop.money).toContainText('3,280');
  await page.unroute(isDestination);
  await page.reload();
  await expect(prefecture).toHaveValue('JP-47');
  await expect(shop.money).toContainText('3,280');
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  await expect(page.locator('body')).toContainText('¥2,000');
});

test('[CART-08] a cart with products of several producers shows their notice', async ({ page }) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle, 'gajumaru-mini');
  await expect(page.getByText(words.cart.multiVendor)).toBeVisible();
  await expect(page.getByText(/水城グリーンファーム、うるま南風園/)).toBeVisible();
});

test('[CART-09] a pending coupon in its cookie is applied with the first add', async ({
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

test('[CART-06] a coupon that the platform rejects permanently is deleted', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'discount_code', value: 'ALREADYUSED', url: baseURL ?? '' }]);
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await expect(shop.line(PLANT.title)).toBeVisible();
  expect(await cookie(context, 'discount_code')).toBeNull();
});

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

test('[CART-10] a change in one tab is synchronised to other tabs', async ({ page, context }) => {
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

test('[CART-12] a line that sells out meanwhile is marked out of stock and blocks the checkout', async ({
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
  const pages = await watchPages(request, OTHER.handle);
  const setStock = (available: number) =>
    request.patch(`${platform.url}/admin/variants/${id}`, {
      headers: { 'X-Platform-Admin-Token': 'komoreno-admin-token' },
      data: { available },
    });
  try {
    await setStock(0);
    await page.reload();
    const line = shop.line(OTHER.title);
    await expect(line.getByText(words.cart.lineSoldOut)).toBeVisible();
    await expect(line, 'it keeps its price').toContainText(`¥${OTHER.price}`);
    await expect(line).not.toContainText('¥0');
    await shop.proceed.click();
    await expect(shop.alert).toHaveText(say(words.cart.soldOutStop, { name: OTHER.title }));
    await expect(page).toHaveURL('/cart');
    // The link to restock notices leads to this variant's form.
    await expect(line.getByRole('link', { name: words.cart.lineRestock })).toHaveAttribute(
      'href',
      `/products/${OTHER.handle}?variant=${id}#restock-notice`,
    );
    await line.getByRole('button', { name: words.cart.lineRemove }).click();
    await shop.expectEmptyCart();
  } finally {
    await pages.untilChanged();
    await setStock(31);
    await pages.untilAsBefore();
  }
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

test.describe('when the platform fails', () => {
  test.use({ expectedMessages: [/500|Failed to load resource/] });

  for (const locale of sampled(['ja', 'en'] as const, 'cart 1')) {
    const local = wordsOf[locale];

    test(`[CART-04] (${locale}) a failed fetch shows an error, keeps the cart, and can be retried`, async ({
      page,
      context,
      platformApi,
    }) => {
      const shop = new Shop(page, wordsOf[locale]);
      await shop.fillCart(PLANT.handle);
      const id = await cookie(context, 'cart_id');
      await platformApi.fault({ status: 500, operations: ['CartGetById'] });
      await shop.openCart();
      await expect(page.getByRole('heading', { level: 1, name: local.cart.offline })).toBeVisible();
      await expect(page.getByText(local.cart.offlineHint)).toBeVisible();
      expect(await cookie(context, 'cart_id')).toBe(id);
      expect(await cookie(context, 'cart_count')).toBe('1');
      await platformApi.clear();
      await page.getByRole('button', { name: local.common.retry }).click();
      await shop.expectPieces(1);
    });

    test(`[CART-04] (${locale}) a rendered cart stays visible when refetching fails`, async ({
      page,
      platformApi,
    }) => {
      const shop = new Shop(page, wordsOf[locale]);
      await shop.fillCart(PLANT.handle);
      await platformApi.fault({ status: 500, operations: ['CartGetById'] });
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(shop.alert).toContainText(local.cart.error);
      await shop.expectPieces(1);
      await platformApi.clear();
      await shop.alert.getByRole('button', { name: local.common.retry }).click();
      await expect(shop.alert).toHaveCount(0);
    });

    test(`[PROD-08] (${locale}) a failed add shows an error`, async ({ page, platformApi }) => {
      const shop = new Shop(page, wordsOf[locale]);
      await shop.openProduct(PLANT.handle);
      await platformApi.fault({ status: 500, operations: ['CartCreate'] });
      await shop.addToCart();
      await expect(shop.dialog.getByRole('alert')).toContainText(local.added.error);
      await expect(shop.badge).toBeHidden();
    });

    test(`[CART-10] (${locale}) a failed edit is rolled back, and its line shows an error`, async ({
      page,
      platformApi,
    }) => {
      const shop = new Shop(page, wordsOf[locale]);
      await shop.fillCart(PLANT.handle);
      await platformApi.fault({ status: 500, operations: ['CartLinesUpdate'], times: 1 });
      await shop.line(PLANT_NAME[locale]).getByRole('button', { name: local.aria.quantityUp }).click();
      await expect(shop.alert).toHaveText(local.cartError.unreachable);
      await expect(shop.line(PLANT_NAME[locale]).getByText(local.cart.lineFailed)).toBeVisible();
      await shop.expectPieces(1);
    });
  }
});

test('[CART-06] [PERF-02] a code is applied while the style sheet of another part is loading', async ({
  page,
}) => {
  const shop = new Shop(page);
  const field = page.getByRole('textbox', { name: words.cart.discountCode });
  const held: Route[] = [];
  await page.route(/\/_next\/static\/css\//, async (route) => {
    // The room and the cards load theirs once the cart is shown.
    if (await field.isVisible()) held.push(route);
    else await route.continue();
  });
  await shop.fillCart(PLANT.handle);
  await expect.poll(() => held.length).toBeGreaterThan(0);

  await field.fill('APP10');
  await expect(field).toHaveValue('APP10');
  await field.press('Enter');
  await expect(shop.money).toContainText(say(words.cart.couponApplied, { code: 'APP10' }));

  // Handled by the browser from here on, the held ones too.
  await page.unroute(/\/_next\/static\/css\//);
  const room = page.locator('#cart-room');
  await room.scrollIntoViewIfNeeded();
  await expect(room).toBeVisible();
});

for (const locale of sampled(['ja', 'en'] as const, 'cart 2')) {
  const local = wordsOf[locale];

  test(`[CART-06] (${locale}) a typed code: applied, removed, rejected, not applicable to this cart`, async ({
    page,
  }) => {
    const shop = new Shop(page, wordsOf[locale]);
    await shop.fillCart(PLANT.handle);
    const field = page.getByRole('textbox', { name: local.cart.discountCode });
    const codes = page.getByRole('list', { name: local.cart.discountCode });
    const apply = async (code: string) => {
      await field.fill(code);
      await page.getByRole('button', { name: local.cart.discountApply }).click();
    };
    const remove = async (code: string) => {
      await page.getByRole('button', { name: say(local.cart.discountRemove, { code }) }).click();
      await expect(codes).toHaveCount(0);
    };

    await apply(' ＡＰＰ１０ ');
    await expect(shop.money).toContainText(say(local.cart.couponApplied, { code: 'APP10' }));
    await expect(shop.money).toContainText(/−\s*¥128/);
    await expect(field).toHaveValue('');
    // Retyped, or as the prefix of another, it stays as typed.
    await field.pressSequentially('app10');
    await expect(field).toHaveValue('app10');
    await page.getByRole('button', { name: local.cart.discountApply }).click();
    await expect(page.getByText(local.discount.alreadyApplied, { exact: true })).toBeVisible();
    await field.press('End');
    await field.pressSequentially('0');
    await expect(field).toHaveValue('app100');
    await expect(page.getByText(local.discount.alreadyApplied)).toHaveCount(0);
    await remove('APP10');
    await expect(shop.money).not.toContainText('APP10');

    for (const [code, message] of codesRefusedForGood(local)) {
      await apply(code);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(codes, 'it can never apply').toHaveCount(0);
    }

    await apply('WELCOME500');
    await expect(codes).toContainText(say(local.discount.minimum, { minimum: '3,000' }));
    await expect(shop.money).not.toContainText('WELCOME500');

    await apply('   ');
    await expect(page.getByText(local.cart.discountInvalid, { exact: true })).toBeVisible();
  });

  test(`[CART-12] (${locale}) less stock than in the cart: the line shows how many are available`, async ({
    page,
    platformApi,
  }) => {
    const shop = new Shop(page, wordsOf[locale]);
    await shop.fillCart(PLANT.handle);
    // Read completely before the stock changes: a page that knows the change would not allow a higher quantity.
    await page.reload();
    await shop.expectSettledCart();
    const line = shop.line(PLANT_NAME[locale]);
    const link = await line.getByRole('link').last().getAttribute('href');
    const variant = new URL(link ?? '', 'http://shop').searchParams.get('variant') ?? '';
    try {
      // Another shopper bought the others while the page was open.
      await platformApi.setStock(variant, 1);
      await line.getByRole('button', { name: local.aria.quantityUp }).click();
      await expect(line.getByText(say(local.cart.lineExceeds, { n: 1 }))).toBeVisible();
      await expect(line.locator('output')).toHaveText('1');
      await expect(line.getByRole('button', { name: local.aria.quantityUp })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    } finally {
      await platformApi.setStock(variant, 12);
    }
  });

  test(`[CART-12] (${locale}) less stock since the last visit: the line shows how many are left`, async ({
    page,
    platformApi,
  }) => {
    const shop = new Shop(page, wordsOf[locale]);
    await shop.fillCart(PLANT.handle);
    const line = shop.line(PLANT_NAME[locale]);
    for (const pieces of [2, 3]) {
      await line.getByRole('button', { name: local.aria.quantityUp }).click();
      await shop.expectPieces(pieces);
    }
    await shop.expectSettledCart();
    const link = await line.getByRole('link').last().getAttribute('href');
    const variant = new URL(link ?? '', 'http://shop').searchParams.get('variant') ?? '';
    try {
      await platformApi.setStock(variant, 2);
      await page.reload();
      await expect(line.locator('output')).toHaveText('2');
      await expect(line.getByText(say(local.cart.lineExceeds, { n: 2 }))).toBeVisible();
    } finally {
      await platformApi.setStock(variant, 12);
    }
  });
}

test('[CART-08] the whole page: prefecture, lines, totals, three checkout buttons, recommendations, ranking', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  const line = shop.line(PLANT.title);
  await expect(line.getByRole('link', { name: PLANT.title })).toHaveAttribute(
    'href',
    /^\/products\/pachira-mini\?variant=\d+$/,
  );
  await expect(line).toContainText('水城グリーンファーム');
  await expect(page.getByText(words.cart.shippingProvisional)).toBeVisible();
  await expect(page.getByRole('button', { name: words.cart.proceed })).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: words.cart.proceed })).toHaveCount(3);
  await expect(page.getByRole('region', { name: words.cart.recommend })).toBeVisible();
});

test('[RANK-01] the overall ranking shows four products, then more', async ({ page }) => {
  await page.goto('/cart');
  const ranking = page.getByRole('region', { name: words.cart.ranking });
  await expect(ranking.getByRole('article')).toHaveCount(4);
  await ranking.getByRole('link', { name: words.common.showMore }).click();
  await expect(ranking.getByRole('article')).toHaveCount(8);
});
