import type { Page } from '@playwright/test';
import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { newAddress } from '../test/support/languages';
import { sampled } from '../test/support/sampled';
import { say, words } from '../test/support/words';
import { Delivery, dayText, inDays } from './support/delivery';
import { CHECKOUT, fillAddress, placeOrder, readOrderPreferences } from './support/hosted-checkout';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = 'pachira-mini';
/** Expensive enough for a coupon, with stock for many orders. */
const COUPONED = 'gift-card-egift';
/** The platform uses the real clock, so the day is relative to today. */
const DAY = inDays(14);
const NOTE = '宅配ボックスにお願いします\n不在のときは電話をください';
const GIFT = {
  [words.delivery.giftName]: '森 花',
  [words.delivery.giftPostalCode]: '158-0094',
  [words.delivery.giftAddress]: '東京都世田谷区玉川1-2-3',
  [words.delivery.giftPhone]: '0312345678',
};

/** Labels of warehouse attributes on the platform's own page. */
const SHOWN = { date: 'お届け希望日', time: 'お届け時間帯', eGift: 'eギフト', note: '備考' };

const chooseDate = async (page: Page, delivery: Delivery) => {
  await delivery.choose(DAY);
  await page.getByRole('radio', { name: words.delivery.timeMorning }).check();
};
const fillGift = async (page: Page, delivery: Delivery) => {
  await delivery.giftHead.click();
  for (const [name, text] of Object.entries(GIFT)) {
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
    // the postal code fills in the address; typed values come afterwards
    if (name === words.delivery.giftPostalCode)
      await expect(page.getByRole('textbox', { name: words.delivery.giftAddress })).not.toHaveValue('');
  }
};

const DATE_AND_TIME = { [SHOWN.date]: dayText(DAY), [SHOWN.time]: '午前中(8時〜12時)' };
const DESTINATION = {
  [ATTRIBUTE_KEYS.giftName]: '森 花',
  [ATTRIBUTE_KEYS.giftPostalCode]: '158-0094',
  [ATTRIBUTE_KEYS.giftAddress]: '東京都世田谷区玉川1-2-3',
  [ATTRIBUTE_KEYS.giftPhone]: '0312345678',
};

for (const [what, fill, expected] of sampled(
  [
    ['nothing chosen', async () => undefined, {}],
    [
      'date, time, remarks and another destination',
      async (page: Page, delivery: Delivery) => {
        await delivery.openDate();
        await chooseDate(page, delivery);
        await delivery.note.fill(NOTE);
        await fillGift(page, delivery);
      },
      { ...DATE_AND_TIME, ...DESTINATION, [SHOWN.note]: NOTE },
    ],
    [
      'another destination alone',
      async (page: Page, delivery: Delivery) => fillGift(page, delivery),
      DESTINATION,
    ],
    [
      'an e-gift with remarks: the date that was chosen before is dropped',
      async (page: Page, delivery: Delivery) => {
        await delivery.openDate();
        await chooseDate(page, delivery);
        await delivery.note.fill(NOTE);
        await delivery.eGift.check();
      },
      { [SHOWN.eGift]: 'あり', [SHOWN.note]: NOTE },
    ],
  ] as const,
  'order wishes',
  ([what]) => what.includes('remarks'),
)) {
  test(`[ATTR-01] [DLV-05] [DLV-06] [GIFT-01] order on the platform: ${what}`, async ({ page, platform }) => {
    const shop = new Shop(page);
    await shop.fillCart(PLANT);
    await shop.expectSettledCart();
    await fill(page, new Delivery(page));
    await shop.proceed.click();
    const email = newAddress();
    const number = await placeOrder(page, email);
    const preferences = await readOrderPreferences(page, { platformUrl: platform.url, email, number });
    // The ids of cart and visit are for shop and warehouse only.
    expect(preferences).toEqual(expected);
  });
}

/** A postal code of each destination, with the other checkout fields. */
const PLACES = {
  Tokyo: { zip: '1500001', prefecture: '東京都', city: '渋谷区' },
  Okinawa: { zip: '9000001', prefecture: '沖縄県', city: '那覇市' },
  Hokkaido: { zip: '0600001', prefecture: '北海道', city: '札幌市' },
  Hachijo: { zip: '1001401', prefecture: '東京都', city: '八丈島八丈町' },
} as const;

for (const [buyer, gift, fee] of sampled(
  [
    ['Tokyo', null, 800],
    ['Okinawa', null, 2000],
    ['Hokkaido', null, 2000],
    ['Tokyo', 'Okinawa', 2000],
    ['Okinawa', 'Tokyo', 800],
    ['Tokyo', 'Hachijo', 2000],
  ] as const,
  'order places',
  ([, gift]) => gift === null,
)) {
  test(`[FEE-01] [SHIP-01] [CART-09] a buyer in ${buyer}${gift === null ? '' : `, a gift to ${gift}`}: cart, checkout and order agree, with a coupon`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'discount_code', value: 'WELCOME500', url: baseURL ?? '' }]);
    const shop = new Shop(page);
    await shop.fillCart(COUPONED);
    await shop.expectSettledCart();
    await expect(page.getByText(words.cart.discountApplied)).toBeVisible();
    if (gift === null) {
      await page.getByLabel(words.cart.destination).selectOption({ label: PLACES[buyer].prefecture });
    } else {
      await new Delivery(page).giftHead.click();
      for (const [name, text] of [
        [words.delivery.giftName, '緑川 葉'],
        [words.delivery.giftPhone, '0312345678'],
        [words.delivery.giftPostalCode, PLACES[gift].zip],
      ] as const)
        await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
      await expect(page.getByRole('textbox', { name: words.delivery.giftAddress })).toHaveValue(
        new RegExp(PLACES[gift].prefecture),
      );
    }
    const row = (name: string) =>
      shop.money.getByText(name, { exact: true }).locator('xpath=ancestor::*[dd][1]/dd');
    await expect(row(words.cart.shipping)).toHaveText(new RegExp(fee.toLocaleString('en')));
    await shop.expectSettledCart();
    const total = amountIn(await row(words.cart.total).innerText());
    await shop.proceed.click();
    await page.waitForURL(/checkouts/);
    if (gift !== null) {
      const recipient = page.locator('[data-recipient]');
      await expect(recipient).toContainText('緑川 葉');
      await expect(recipient).toContainText(PLACES[gift].prefecture);
    }
    await fillAddress(page, newAddress(), PLACES[buyer]);
    await page.getByRole('button', { name: CHECKOUT.toPayment }).click();
    await page.getByLabel('PayPay').check();
    await page.getByRole('button', { name: CHECKOUT.toConfirmation }).click();
    await expect(page.locator('.totals .total')).toContainText(`¥${total}`);
    await page.getByRole('button', { name: CHECKOUT.place }).click();
    await expect(page.locator('[data-order-number]')).toBeVisible();
    await expect(page.locator('.totals .total')).toContainText(`¥${total}`);
  });
}

test('[CART-09] a code for free shipping, beside a coupon, from the cart to the order page', async ({
  page,
  context,
  baseURL,
  platformApi,
}) => {
  await platformApi.createFreeShipping('SHIPFREE');
  await context.addCookies([{ name: 'discount_code', value: 'WELCOME500', url: baseURL ?? '' }]);
  const shop = new Shop(page);
  await shop.fillCart(COUPONED);
  await shop.expectSettledCart();
  const row = (name: string) => shop.money.locator('div').filter({ hasText: new RegExp(`^${name}`) });
  const shipping = row(words.cart.shipping);
  await expect(shipping).toContainText('¥800');
  await page.getByRole('textbox', { name: words.cart.discountCode }).fill('shipfree');
  await page.getByRole('button', { name: words.cart.discountApply }).click();
  await expect(shipping).toContainText(`${say(words.cart.discountNamed, { title: 'SHIPFREE' })}¥0`);
  const codes = page.getByRole('list', { name: words.cart.discountCode });
  await expect(codes).toContainText(words.cart.discountOnShipping);
  await expect(row(say(words.cart.couponApplied, { code: 'WELCOME500' }).split('(')[0] ?? '')).toHaveText(
    /\(WELCOME500\)\s*−\s*¥500$/,
  );
  await page.getByLabel(words.cart.destination).selectOption({ label: '北海道' });
  await shop.expectSettledCart();
  await expect(shipping).toContainText('¥0');
  await page.getByLabel(words.cart.destination).selectOption({ label: '東京都' });
  await shop.expectSettledCart();
  const total = amountIn(await shop.money.locator('div').last().innerText());
  await shop.proceed.click();
  await placeOrder(page, newAddress());
  const totals = page.locator('.totals');
  for (const text of ['クーポン(WELCOME500)', '送料の割引(SHIPFREE)', '−¥800', `¥${total}`]) {
    await expect(totals).toContainText(text);
  }
});

test('[FEE-01] a buyer on Hachijō: the checkout detects the island by postal code', async ({ page }) => {
  const shop = new Shop(page);
  await shop.fillCart(COUPONED);
  await shop.expectSettledCart();
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  await fillAddress(page, newAddress(), PLACES.Hachijo);
  await page.getByRole('button', { name: CHECKOUT.toPayment }).click();
  await expect(page.locator('.totals')).toContainText('¥2,000');
});

/** Parses an amount in the shop's format, in yen. */
function amountIn(text: string): string {
  return /[\d,]+/.exec(text)?.[0] ?? '';
}
