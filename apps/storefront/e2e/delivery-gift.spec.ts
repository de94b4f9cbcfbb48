import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { say, words, wordsOf } from '../test/support/words';
import {
  DATE_ATTRIBUTE,
  DATED_PLANT,
  Delivery,
  SHOP_NOON,
  TIME_ATTRIBUTE,
  watchSent,
} from './support/delivery';
import { Shop } from './support/shop';
import { setTime } from './support/shop-time';
import { expect, test } from './support/test';

const { en } = wordsOf;

test('[DLV-06] an e-gift hides date, time and destination, and removes their attributes', async ({
  page,
}) => {
  await setTime(page, SHOP_NOON);
  const shop = new Shop(page);
  await shop.fillCart(DATED_PLANT);
  const delivery = new Delivery(page);
  await delivery.openDate();
  await delivery.day('2026-12-05').click();
  await page.getByRole('radio', { name: words.delivery.time14 }).check();
  await delivery.eGift.check();
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(page.getByRole('radio', { name: words.delivery.time14 })).toBeHidden();
  await expect(delivery.giftHead).toBeHidden();
  await expect(delivery.note).toBeVisible();
  const sent = watchSent(page);
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  expect(sent.attributes?.get(ATTRIBUTE_KEYS.eGift)).toBe('true');
  expect(sent.attributes?.has(DATE_ATTRIBUTE)).toBe(false);
  expect(sent.attributes?.has(TIME_ATTRIBUTE)).toBe(false);
});

for (const [language, path, t] of [
  ['Japanese', '/cart', words],
  ['English', '/en/cart', en],
] as const) {
  test(`[GIFT-01] in ${language}: an incomplete destination is reported, and its first missing field is focused`, async ({
    page,
  }) => {
    await setTime(page, SHOP_NOON);
    await new Shop(page).fillCart(DATED_PLANT);
    await page.goto(path);
    await page.getByRole('button', { name: t.delivery.giftToggle }).click();
    const proceed = page.getByRole('button', { name: t.cart.proceed }).first();
    const fields = [
      [t.delivery.giftName, t.delivery.giftNameMissing, '森 花'],
      [t.delivery.giftPostalCode, t.delivery.giftPostalCodeMissing, '9999999'],
      [t.delivery.giftAddress, t.delivery.giftAddressMissing, '東京都世田谷区玉川1-2-3'],
      [t.delivery.giftPhone, t.delivery.giftPhoneMissing, 'abc'],
      [t.delivery.giftPhone, t.delivery.giftPhoneMissing, '0300000000'],
    ] as const;
    for (const [label, missing, text] of fields) {
      await proceed.click();
      await expect(page.getByRole('alert').filter({ hasText: t.delivery.giftError })).toBeVisible();
      await expect(page.getByText(t.delivery.giftError)).toHaveCount(1);
      const field = page.getByRole('textbox', { name: new RegExp(`^${label}`) });
      await expect(field).toBeFocused();
      // Each field names its missing value; the summary is announced once.
      await expect(field).toHaveAccessibleDescription(new RegExp(missing.replaceAll(/[()]/g, '\\$&')));
      await field.fill(text);
    }
    const sent = watchSent(page);
    await proceed.click();
    await page.waitForURL(/checkouts/);
    expect(sent.attributes?.get(ATTRIBUTE_KEYS.giftName)).toBe('森 花');
    expect(sent.attributes?.get(ATTRIBUTE_KEYS.giftAddress)).toBe('東京都世田谷区玉川1-2-3');
  });
}

test('[GIFT-01] [SHIP-01] a postal code fills the address and updates the shipping fee to its prefecture', async ({
  page,
}) => {
  const shop = await Delivery.openGift(page);
  const delivery = new Delivery(page);
  const address = page.getByRole('textbox', { name: words.delivery.giftAddress });
  await page.getByRole('textbox', { name: words.delivery.giftPostalCode }).fill('900-0001');
  await expect(address).toHaveValue('沖縄県那覇市港町');
  await expect(page.getByLabel(words.cart.destination)).toHaveValue('JP-47');
  await expect(shop.money).toContainText('3,280');
  // Once withdrawn, the shopper's own prefecture is restored.
  await delivery.giftHead.click();
  await expect(page.getByLabel(words.cart.destination)).toHaveValue('JP-13');
  await expect(shop.money).toContainText('2,080');
});

for (const [address, locale] of [
  ['/products/gift-card-egift', 'ja'],
  ['/en/products/gift-card-egift', 'en'],
] as const)
  test(`[DLV-06] an e-gift page states that the recipient chooses address and date (${locale})`, async ({
    page,
  }) => {
    await page.goto(address);
    const { deliveryNoteEGift, deliveryNote } = wordsOf[locale].product;
    await expect(page.getByText(deliveryNoteEGift)).toBeVisible();
    await expect(
      page.getByText(say(deliveryNote, { from: 10, to: 24 }, locale), { exact: true }),
    ).toHaveCount(0);
  });

test('[GIFT-01] a postal code of several towns fills the city and offers each town', async ({ page }) => {
  await Delivery.openGift(page);
  const postalCode = page.getByRole('textbox', { name: words.delivery.giftPostalCode });
  const address = page.getByLabel(words.delivery.giftAddress);
  await postalCode.fill('452-0961');
  await expect(address).toHaveValue('愛知県清須市');
  await expect(page.getByText(words.delivery.giftAddressSeveral)).toBeVisible();
  await expect(page.locator('datalist option')).toHaveCount(66);
  await postalCode.fill('871-0000');
  await expect(address).toHaveValue('');
  await expect(page.locator('datalist option')).toHaveCount(2);
  await postalCode.fill('100-0000');
  await expect(address).toHaveValue('東京都千代田区');
  await expect(page.locator('datalist')).toHaveCount(0);
  await expect(page.getByText(words.delivery.giftAddressSeveral)).toHaveCount(0);
});

test('[FEE-01] [GIFT-01] a gift with contradicting postal code and address is stopped once and charged the higher fee', async ({
  page,
}) => {
  const shop = await Delivery.openGift(page);
  const field = (name: string) => page.getByRole('textbox', { name });
  await field(words.delivery.giftName).fill('森 花');
  await field(words.delivery.giftPhone).fill('+81 (0)3-1234-5678');
  await field(words.delivery.giftAddress).fill('沖縄県那覇市泉崎1-2-3');
  await field(words.delivery.giftPostalCode).fill('100');
  await shop.proceed.click();
  await expect(page.getByText(words.delivery.giftPostalCodeUnreadable)).toBeVisible();
  await expect(field(words.delivery.giftPostalCode)).toBeFocused();
  await field(words.delivery.giftPostalCode).fill('１００─０００１');
  await expect(page.getByText(/郵便番号は東京都、ご住所は沖縄県/)).toBeVisible();
  await field(words.delivery.giftAddress).fill('東京都八丈島八丈町大賀郷1');
  await expect(page.getByText(/ご住所は離島のものですが、郵便番号は離島のものではありません/)).toBeVisible();
  await field(words.delivery.giftAddress).fill('沖縄県那覇市泉崎1-2-3');
  await shop.proceed.click();
  await expect(field(words.delivery.giftAddress)).toBeFocused();
  await expect(page).toHaveURL('/cart');
  const sent = watchSent(page);
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  await expect(page.getByText('2,000').first()).toBeVisible();
  expect(sent.attributes?.get(ATTRIBUTE_KEYS.giftPostalCode)).toBe('100-0001');
  expect(sent.attributes?.get(ATTRIBUTE_KEYS.giftPhone)).toBe('0312345678');
});

test('[GIFT-01] a failure to load postal codes blocks nothing', async ({ page, expectedMessages }) => {
  expectedMessages.push(/Failed to load|ERR_FAILED|ChunkLoadError/);
  await Delivery.openGift(page);
  await page.route(/\/_next\/static\/|\/postal-codes\//, (route) => route.abort());
  await page.getByRole('textbox', { name: words.delivery.giftPostalCode }).fill('900-0001');
  await page.getByRole('textbox', { name: words.delivery.giftAddress }).fill('沖縄県那覇市港町1-2');
  await expect(page.getByRole('textbox', { name: words.delivery.giftAddress })).toHaveValue(
    '沖縄県那覇市港町1-2',
  );
});
