import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';
import { say, words } from './support/words';

const PLANT = 'フィカス・ウンベラータ';
const HANDLE = 'umbellata';

/** The checkout is the platform's page; what it says stands here as a shopper reads it. */
const CHECKOUT = {
  toPayment: 'お支払い方法へ進む',
  toConfirmation: '確認画面へ進む',
  place: '注文を確定する',
  thanks: 'ご注文ありがとうございます',
};

test('[ROUTE-01] [CART-01] [CART-13] a shopper finds a plant, buys it, and the page tells one less', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
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
  expect(calls, 'one platform call per add').toEqual(['CartCreate']);
  await expect(shop.badge).toHaveText('1');
  expect(atob((await cookie(context, 'cart_id')) ?? '')).toMatch(/^gid:\/\/shopify\/Cart\/.+\?key=.+/);
  expect(await cookie(context, 'cart_count')).toBe('1');

  await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
  await expect(shop.line(PLANT)).toBeVisible();
  await expect(shop.money).toContainText('16,200');
  await shop.proceed.click();

  await page.waitForURL(/checkouts/);
  await page.getByLabel('メールアドレス').fill('hana@example.jp');
  await page.getByLabel('姓', { exact: false }).first().fill('緑川');
  await page.getByLabel(/^名/).fill('花');
  await page.getByLabel('郵便番号').fill('1500001');
  await page.getByLabel('都道府県').selectOption({ label: '東京都' });
  await page.getByLabel('市区町村').fill('渋谷区');
  await page.getByLabel('町名・番地').fill('神宮前1-2-3');
  await page.getByLabel('電話番号').fill('0312345678');
  await page.getByRole('button', { name: CHECKOUT.toPayment }).click();
  await page.getByLabel('PayPay').check();
  await page.getByRole('button', { name: CHECKOUT.toConfirmation }).click();
  await page.getByRole('button', { name: CHECKOUT.place }).click();
  await expect(page.getByRole('heading', { name: CHECKOUT.thanks })).toBeVisible();

  // Within seconds, without a restart, and without waiting for anybody's visit.
  await expect.poll(() => remaining(request), { timeout: 10_000 }).toBe(before - 1);

  await page.goto(`/products/${HANDLE}`);
  await expect(shop.badge).toBeHidden();
  expect(await cookie(context, 'cart_id')).toBeNull();
});

/** How many of the larger size the page of the plant says are left. */
async function remaining(request: import('@playwright/test').APIRequestContext): Promise<number> {
  const first = await (await request.get(`/products/${HANDLE}`)).text();
  const variant = [...first.matchAll(/\?variant=(\d+)/g)].map(([, id]) => id);
  const ids = [...new Set(variant)];
  const html = await (await request.get(`/products/${HANDLE}?variant=${ids[1]}`)).text();
  return Number(/残り(\d+)点/.exec(html)?.[1] ?? Number.NaN);
}
