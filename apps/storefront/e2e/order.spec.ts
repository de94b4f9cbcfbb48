import type { Page } from '@playwright/test';
import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { Delivery } from './support/delivery';
import { placeOrder, readOrderWishes } from './support/hosted-checkout';
import { newAddress } from './support/languages';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';
import { words } from './support/words';

const PLANT = 'pachira-mini';
const NOON = '2026-11-21T12:00:00+09:00';
const DAY = '2026-12-05';
const NOTE = '宅配ボックスにお願いします\n不在のときは電話をください';
const GIFT = {
  [words.delivery.giftName]: '森 花',
  [words.delivery.giftPostalCode]: '158-0094',
  [words.delivery.giftAddress]: '東京都世田谷区玉川1-2-3',
  [words.delivery.giftPhone]: '0312345678',
};

/** Keys of the platform's own page for what the warehouse reads. */
const SHOWN = { date: 'お届け希望日', time: 'お届け時間帯', eGift: 'eギフト', note: '備考' };

const chooseDate = async (page: Page, delivery: Delivery) => {
  await delivery.day(DAY).click();
  await page.getByRole('radio', { name: words.delivery.timeMorning }).check();
};
const fillGift = async (page: Page, delivery: Delivery) => {
  await delivery.giftHead.click();
  for (const [name, text] of Object.entries(GIFT)) {
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
    // the code fills the address by itself; what is typed comes after that
    if (name === words.delivery.giftPostalCode)
      await expect(page.getByRole('textbox', { name: words.delivery.giftAddress })).not.toHaveValue('');
  }
};

const DATE_AND_TIME = { [SHOWN.date]: DAY, [SHOWN.time]: '午前中(8時〜12時)' };
const DESTINATION = {
  [ATTRIBUTE_KEYS.giftName]: '森 花',
  [ATTRIBUTE_KEYS.giftPostalCode]: '158-0094',
  [ATTRIBUTE_KEYS.giftAddress]: '東京都世田谷区玉川1-2-3',
  [ATTRIBUTE_KEYS.giftPhone]: '0312345678',
};

for (const [what, fill, expected] of [
  ['nothing wished', async () => undefined, {}],
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
] as const) {
  test(`[ATTR-01] [DLV-05] [DLV-06] [GIFT-01] on the platform’s order: ${what}`, async ({
    page,
    context,
    platform,
  }) => {
    test.setTimeout(120_000);
    await page.clock.setFixedTime(NOON);
    const shop = new Shop(page);
    await shop.fillCart(PLANT);
    await shop.expectSettledCart();
    await fill(page, new Delivery(page));
    const cartId = await cookie(context, 'cart_id');
    await shop.proceed.click();
    const email = newAddress();
    const number = await placeOrder(page, email);
    const wishes = await readOrderWishes(page, { platformUrl: platform.url, email, number });
    expect(wishes).toEqual({ ...expected, CART_ID: cartId });
  });
}
