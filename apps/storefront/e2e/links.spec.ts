import type { BrowserContext } from '@playwright/test';
import { say, words, wordsOf } from '../test/support/words';
import { giveCart } from './support/cart-of';
import { e2eEnv } from './support/e2e-env';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

/** Numbers of variants in stock, and of a sold-out one. */
const PACHIRA = '42319870264559';
const MONSTERA = '42319877833967';
const SOLD_OUT = '42319927936239';

/** Set at the beginning of a test that changes it. */
const MONSTERA_STOCK = 40;

const cartOf = async (context: BrowserContext) =>
  decodeURIComponent((await cookie(context, 'cart_id')) ?? '');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[LINK-01] a cart link fills an empty cart; with a filled cart it asks to add or replace', async ({
    page,
    context,
    platformApi,
  }) => {
    await page.goto(`/cart/${PACHIRA}:2?discount=APP10`);
    await expect(page).toHaveURL('/cart');
    const first = await cartOf(context);
    expect(await platformApi.quantities(first)).toEqual([2]);
    expect((await platformApi.cart(first))?.discountCodes).toMatchObject([{ code: 'APP10' }]);
    expect(await cookie(context, 'cart_count')).toBe('2');

    await page.goto(`/en/cart/${MONSTERA}:1,${PACHIRA}:1`);
    await expect(page).toHaveURL(`/en/cart/link/ask/${MONSTERA}:1,${PACHIRA}:1`);
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('article') })).toHaveCount(2);
    expect(await platformApi.quantities(first)).toEqual([2]);
    await page.getByRole('button', { name: wordsOf.en.links.add }).click();
    await expect(page).toHaveURL('/en/cart');
    expect(await cartOf(context)).toBe(first);
    expect((await platformApi.quantities(first)).toSorted()).toEqual([1, 3]);
    expect(await cookie(context, 'cart_count')).toBe('4');

    await page.goto(`/cart/${MONSTERA}:1,${SOLD_OUT}:1`);
    await expect(page.getByText(words.cart.lineSoldOut)).toBeVisible();
    await page.getByRole('button', { name: words.links.replace }).click();
    await expect(page).toHaveURL('/cart');
    expect(await cartOf(context)).not.toBe(first);
    expect(await platformApi.quantities(await cartOf(context))).toEqual([1]);
    expect((await platformApi.quantities(first)).toSorted()).toEqual([1, 3]);
  });

  for (const locale of ['ja', 'en'] as const) {
    test(`[LINK-01] what sells out between the page and the press is named, once (${locale})`, async ({
      page,
      context,
      platformApi,
    }) => {
      const { links, cart, added } = wordsOf[locale];
      const prefix = locale === 'ja' ? '' : '/en';
      await platformApi.setStock(MONSTERA, MONSTERA_STOCK);
      await giveCart(context, e2eEnv(), [[PACHIRA, 1]]);
      await page.goto(`${prefix}/cart/link/ask/${PACHIRA}:2,${SOLD_OUT}:1,${MONSTERA}:3`);
      await expect(page.getByText(cart.lineSoldOut)).toHaveCount(1);
      await platformApi.setStock(MONSTERA, 0);
      try {
        await page.getByRole('button', { name: links.add }).click();
        await expect(page.getByRole('status').filter({ hasText: links.cartShort })).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(1);
        await expect(page.getByRole('article')).toContainText(cart.lineSoldOut);
        await page.getByRole('link', { name: added.toCart }).click();
        await expect(page).toHaveURL(`${prefix}/cart`);
        expect(await platformApi.quantities(await cartOf(context))).toEqual([3]);
      } finally {
        await platformApi.setStock(MONSTERA, MONSTERA_STOCK);
      }
    });
  }

  test('[LINK-02] a discount link stores its code, applies it to the cart, reports its status, and allows no open redirect', async ({
    page,
    context,
    request,
    platformApi,
  }) => {
    await page.goto('/discount/APP10?redirect=/succulent');
    await expect(page).toHaveURL('/succulent');
    expect(await cookie(context, 'discount_code')).toBe('APP10');
    await page.goto('/discount/APP10?redirect=//evil.example');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(say(words.links.discountNoted, { code: 'APP10' }));
    await expect(main.getByRole('link', { name: words.added.continue })).toHaveAttribute('href', '/');

    await giveCart(context, e2eEnv(), [[PACHIRA, 1]]);
    await page.goto('/discount/NO-SUCH-CODE?redirect=/succulent');
    await expect(main.getByRole('alert')).toContainText(/NO-SUCH-CODE|ご利用いただけません/);
    await page.goto('/en/discount/APP10');
    const code = (await platformApi.cart(await cartOf(context)))?.discountCodes.find(
      (one) => one.code === 'APP10',
    );
    const { discountApplied, discountUnsuitable } = wordsOf.en.links;
    await expect(main).toContainText(
      say(code?.applicable === true ? discountApplied : discountUnsuitable, { code: 'APP10' }, 'en'),
    );
    const head = await request.head('/discount/OTHER', { maxRedirects: 0 });
    expect([head.status(), head.headers()['set-cookie']]).toEqual([204, undefined]);
  });
});

test('[LINK-01] lines cached by a page and lines added by a cart link are merged', async ({ page }) => {
  const shop = new Shop(page);
  await shop.fillCart('umbellata');
  await shop.expectSettledCart();
  await page.goto(`/cart/${PACHIRA}:2`);
  await page.getByRole('button', { name: words.links.add }).click();
  await shop.expectPieces(3);
  await shop.line('パキラ 実生 ミニサイズ').getByRole('button', { name: words.aria.quantityUp }).click();
  await shop.expectPieces(4);
  await expect(shop.badge).toHaveText('4');
});

test("[LINK-03] favorites are shared as a URL, and shared favorites can be added to one's own", async ({
  page,
  context,
}) => {
  const shared = ['7583412945071', '7583520850095'];
  const [, own = ''] = shared;
  const { shopUrl } = e2eEnv();
  await context.addCookies([{ name: 'favorite_product_ids', value: own, url: shopUrl }]);
  await page.goto(`/favorite?items=${shared.join('.')}`);
  await expect(page.getByRole('heading', { level: 1, name: words.links.favoritesTitle })).toBeVisible();
  await expect(page.locator('li [data-favorite]')).toHaveCount(2);
  await page.getByRole('button', { name: words.links.favoritesAdd }).click();
  await expect(page).toHaveURL('/favorite');
  expect(await cookie(context, 'favorite_product_ids')).toBe(shared.join('.'));
  await page.getByRole('link', { name: words.favorite.share }).click();
  await expect(page).toHaveURL(`/favorite?items=${shared.join('.')}`);
  await expect(page.getByRole('heading', { level: 1, name: words.links.favoritesTitle })).toBeVisible();
});
