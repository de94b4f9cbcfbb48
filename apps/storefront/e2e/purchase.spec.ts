import { say, words } from '../test/support/words';
import { placeOrder } from './support/hosted-checkout';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = 'フィカス・ウンベラータ';
const HANDLE = 'umbellata';

test('[ROUTE-01] [CART-01] [CART-13] a shopper finds and buys a plant, and the page shows one less in stock', async ({
  page,
  context,
  request,
}) => {
  const shop = new Shop(page);
  const before = await remaining(request);

  await page.goto('/');
  await page
    .getByRole('link', { name: new RegExp(PLANT) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: PLANT })).toBeVisible();
  await page.getByRole('radio', { name: /8号/ }).click();
  await expect(page).toHaveURL(/\/products\/umbellata\?variant=\d+$/);
  await expect(page.getByText(say(words.product.stockRemaining, { n: before })).first()).toBeVisible();

  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('graphql'))
      calls.push(sent.postDataJSON().operationName);
  });
  await shop.addToCart();
  await expect(shop.dialog.getByText(PLANT).first()).toBeVisible();
  await shop.expectSettledAdd();
  expect(calls, 'one platform request per add').toEqual(['CartCreate']);
  await expect(shop.badge).toHaveText('1');
  expect(atob((await cookie(context, 'cart_id')) ?? '')).toMatch(/^gid:\/\/shopify\/Cart\/.+\?key=.+/);
  expect(await cookie(context, 'cart_count')).toBe('1');

  await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
  await expect(shop.line(PLANT)).toBeVisible();
  await expect(shop.money).toContainText('16,200');
  await shop.proceed.click();

  await placeOrder(page, 'hana@example.jp');

  // Within seconds, without a restart or another visit.
  await expect.poll(() => remaining(request)).toBe(before - 1);

  await page.goto(`/products/${HANDLE}`);
  await expect(shop.badge).toBeHidden();
  expect(await cookie(context, 'cart_id')).toBeNull();
});

/** Remaining stock of the larger size on the plant's page. */
async function remaining(request: import('@playwright/test').APIRequestContext): Promise<number> {
  const first = await (await request.get(`/products/${HANDLE}`)).text();
  const variant = [...first.matchAll(/\?variant=(\d+)/g)].map(([, id]) => id);
  const ids = [...new Set(variant)];
  const html = await (await request.get(`/products/${HANDLE}?variant=${ids[1]}`)).text();
  return Number(/残り(\d+)点/.exec(html)?.[1] ?? Number.NaN);
}
