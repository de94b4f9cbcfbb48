import type { Route } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { say, words, wordsOf } from '../test/support/words';
import { giveCart } from './support/cart-of';
import {
  DATE_ATTRIBUTE,
  DATED_PLANT,
  Delivery,
  dayText,
  inDays,
  SHOP_NOON,
  TIME_ATTRIBUTE,
  watchSent,
} from './support/delivery';
import { e2eEnv } from './support/e2e-env';
import { cookie, Shop } from './support/shop';
import { setShopTime, setTime } from './support/shop-time';
import { expect, test } from './support/test';

/** Accepts no date (flag `date_unavailable`). */
const SEEDLING = 'veg-minitomato';
/** Its first SKU is toytp500201_set. */
const NOT_SUN_TO_TUE = 'tableplants-tray';
/** Its SKU is toytp2001_set. */
const NOT_MON_TUE = 'tableplants-choice';
/** Its first SKU is toytp700701_set. */
const WINTER = 'tableplants-winter';
/** Product id 44795488731369. */
const BASKET = 'select-yoseue-basket';

test.describe('the calendar days', () => {
  for (const [sentence, now, from, to, plants, free, later] of sampled(
    [
      [
        '[DLV-01] at 23:59:59 the window is still the day’s',
        '2026-11-21T23:59:59+09:00',
        '2026-12-01',
        '2026-12-15',
        [DATED_PLANT],
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
        null,
      ],
      [
        '[DLV-01] at 00:00:00 it has moved on',
        '2026-11-22T00:00:00+09:00',
        '2026-12-02',
        '2026-12-16',
        [DATED_PLANT],
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
        null,
      ],
      [
        '[DLV-01] 29 February can be chosen, and is followed by 1 March',
        '2028-02-16T12:00:00+09:00',
        '2028-02-26',
        '2028-03-11',
        [DATED_PLANT],
        [26, 27, 28, 29],
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      ],
      [
        '[DLV-01] asked on 29 February',
        '2028-02-29T12:00:00+09:00',
        '2028-03-10',
        '2028-03-24',
        [DATED_PLANT],
        [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
        null,
      ],
      [
        '[DLV-02] 12 to 20 August 2025 are blocked for all',
        '2025-07-30T12:00:00+09:00',
        '2025-08-09',
        '2025-08-23',
        [DATED_PLANT],
        [9, 10, 11, 21, 22, 23],
        null,
      ],
      [
        '[DLV-02] 1 to 15 December 2023 are excluded for toytp700701_set',
        '2023-11-16T12:00:00+09:00',
        '2023-11-26',
        '2023-12-10',
        [WINTER],
        [26, 27, 28, 29, 30],
        [],
      ],
      [
        '[DLV-03] a SKU that starts with toytp5 blocks Sunday to Tuesday',
        SHOP_NOON,
        '2026-12-01',
        '2026-12-15',
        [DATED_PLANT, NOT_SUN_TO_TUE],
        [2, 3, 4, 5, 9, 10, 11, 12],
        null,
      ],
      [
        '[DLV-03] toytp2001_set blocks Monday and Tuesday',
        SHOP_NOON,
        '2026-12-01',
        '2026-12-15',
        [NOT_MON_TUE],
        [2, 3, 4, 5, 6, 9, 10, 11, 12, 13],
        null,
      ],
      [
        '[DLV-03] the one product blocks Sunday to Tuesday',
        SHOP_NOON,
        '2026-12-01',
        '2026-12-15',
        [BASKET],
        [2, 3, 4, 5, 9, 10, 11, 12],
        null,
      ],
    ] as const,
    'delivery days',
    ([sentence]) => sentence.slice(0, 8),
  )) {
    test(sentence, async ({ page }) => {
      await setTime(page, now);
      const shop = new Shop(page);
      await shop.fillCart(...plants);
      const delivery = new Delivery(page);
      await delivery.openDate();
      await delivery.expectWindow(from, to);
      expect(await delivery.freeDays()).toEqual(free);
      if (later !== null) {
        await delivery.nextMonth();
        expect(await delivery.freeDays()).toEqual(later);
      }
    });
  }

  test('[DLV-03] a blocked day shows its reason and cannot be selected', async ({ page }) => {
    await setTime(page, SHOP_NOON);
    await new Shop(page).fillCart(NOT_MON_TUE);
    const delivery = new Delivery(page);
    await delivery.openDate();
    // Struck through, but still clickable.
    await delivery.day('2026-12-07').click({ force: true });
    await expect(
      page.getByText(say(words.delivery.dateWeekdayNote, { days: '日曜日・月曜日・火曜日' })),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: words.delivery.dateClear })).toBeHidden();
  });
});

test.describe('in a browser in Honolulu', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  for (const [now, from, to] of sampled(
    [
      ['2026-11-21T23:59:59+09:00', '2026-12-01', '2026-12-15'],
      ['2026-11-22T00:00:00+09:00', '2026-12-02', '2026-12-16'],
    ] as const,
    'delivery Honolulu',
  )) {
    test(`[DLV-01] days are in Japan time at ${now}, and the selected day is sent as displayed`, async ({
      page,
    }) => {
      await setTime(page, now);
      const shop = new Shop(page);
      await shop.fillCart(DATED_PLANT);
      const delivery = new Delivery(page);
      await delivery.openDate();
      await delivery.expectWindow(from, to);
      expect(await delivery.freeDays()).toHaveLength(15);
      await delivery.day(from).click();
      const sent = watchSent(page);
      await shop.proceed.click();
      await page.waitForURL(/checkouts/);
      expect(sent.attributes?.get(DATE_ATTRIBUTE)).toBe(from);
    });
  }
});

test('[DLV-05] [ATTR-01] date, time and remarks survive a reload and are sent to the checkout', async ({
  page,
}) => {
  await setTime(page, SHOP_NOON);
  const shop = new Shop(page);
  await shop.fillCart(DATED_PLANT);
  const delivery = new Delivery(page);
  await delivery.openDate();
  await delivery.day('2026-12-05').click();
  await page.getByRole('radio', { name: words.delivery.timeMorning }).check();
  await delivery.note.fill('宅配ボックスにお願いします');
  await page.reload();
  await expect(delivery.dateHead).toContainText(`${dayText('2026-12-05')} ${words.delivery.timeMorning}`);
  // With the form closed and untouched.
  const sent = watchSent(page);
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  expect(sent.attributes?.get(DATE_ATTRIBUTE)).toBe('2026-12-05');
  expect(sent.attributes?.get(TIME_ATTRIBUTE)).toBe('午前中(8時〜12時)');
  expect([...(sent.attributes?.values() ?? [])].every((value) => value !== '')).toBe(true);
  expect(sent.note).toBe('宅配ボックスにお願いします');
});

test('[DLV-04] [API-05] a product without delivery dates blocks every day, with the reason', async ({
  page,
}) => {
  await setTime(page, SHOP_NOON);
  const shop = new Shop(page);
  await shop.fillCart(DATED_PLANT, SEEDLING);
  const delivery = new Delivery(page);
  await delivery.openDate();
  await expect(page.getByText(words.delivery.dateInvalidProducts).first()).toBeVisible();
  expect(await delivery.freeDays()).toEqual([]);
  await delivery.day('2026-12-05').click({ force: true });
  await expect(page.getByRole('button', { name: words.delivery.dateClear })).toBeHidden();
});

test('[DLV-04] a date that cannot be validated is not sent; a retry succeeds', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/503/);
  await setTime(page, SHOP_NOON);
  const fail = (route: Route) => route.fulfill({ status: 503, body: '{}' });
  await page.route('**/api/invalid-date-products?*', fail);
  const shop = new Shop(page);
  await shop.fillCart(DATED_PLANT);
  const delivery = new Delivery(page);
  await delivery.openDate();
  await delivery.day('2026-12-05').click();
  const notice = page.getByRole('alert').filter({ hasText: words.delivery.dateUnchecked });
  await expect(notice).toBeVisible();
  const sent = watchSent(page);
  await shop.proceed.click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/cart');
  expect(sent.attributes).toBeNull();
  // The responses still contain the shop's time.
  await page.unroute('**/api/invalid-date-products?*', fail);
  await notice.getByRole('button', { name: words.common.retry }).click();
  await expect(notice).toBeHidden();
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
});

test('[DLV-07] at midnight the expired first day is cleared with a notice and never sent', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T23:40:00+09:00' });
  await setShopTime(page, () => page.evaluate(() => Date.now()));
  const shop = new Shop(page);
  await shop.fillCart(DATED_PLANT);
  const delivery = new Delivery(page);
  await delivery.openDate();
  await delivery.day('2026-12-01').click();
  await expect(delivery.dateHead).toContainText(dayText('2026-12-01'));
  await page.clock.fastForward('21:00');
  const notice = page.getByRole('alert').filter({ hasText: words.delivery.dateCleared });
  await expect(notice).toContainText(say(words.delivery.dateShift, { n: 10 }));
  await delivery.expectWindow('2026-12-02', '2026-12-16');
  const sent = watchSent(page);
  // Shown once more to a shopper who missed it; then it continues without a date.
  await shop.proceed.click();
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  expect(sent.attributes?.has(DATE_ATTRIBUTE)).toBe(false);
});

test('[DLV-07] adding a line that excludes the weekday clears the date with a notice', async ({ page }) => {
  await setTime(page, SHOP_NOON);
  const shop = new Shop(page);
  await shop.fillCart(DATED_PLANT);
  const delivery = new Delivery(page);
  await delivery.openDate();
  await delivery.day('2026-12-06').click();
  await expect(delivery.dateHead).toContainText(dayText('2026-12-06'));
  await shop.fillCart(NOT_SUN_TO_TUE);
  const notice = page.getByRole('alert').filter({ hasText: words.delivery.dateCleared });
  await expect(notice).toContainText(say(words.delivery.dateWeekdayNote, { days: '日曜日・月曜日・火曜日' }));
});

for (const locale of ['ja', 'en'] as const) {
  test(`[DLV-05] [DLV-07] a day and a time that mean nothing here are taken off the cart with words (${locale})`, async ({
    page,
    context,
    platformApi,
  }) => {
    await giveCart(
      context,
      e2eEnv(),
      [['42319870264559', 1]],
      [
        { key: DATE_ATTRIBUTE, value: '土曜日に' },
        { key: TIME_ATTRIBUTE, value: '夜' },
      ],
    );
    const { dateDropped, timeDropped } = wordsOf[locale].delivery;
    await page.goto(locale === 'ja' ? '/cart' : '/en/cart');
    const notice = page.getByRole('alert').filter({ hasText: dateDropped });
    await expect(notice).toContainText(timeDropped);
    const shop = new Shop(page, wordsOf[locale]);
    const cartId = decodeURIComponent((await cookie(context, 'cart_id')) ?? '');
    // Shown once more to a shopper who missed it; then it continues without them.
    await shop.proceed.click();
    await expect(page).toHaveURL(/\/cart$/);
    await shop.proceed.click();
    await page.waitForURL(/checkouts/);
    const keys = (await platformApi.cart(cartId))?.attributes.map(({ key }) => key) ?? [];
    expect(keys).not.toContain(DATE_ATTRIBUTE);
    expect(keys).not.toContain(TIME_ATTRIBUTE);
  });
}

test("[ATTR-01] [GATE-01] [GATE-02] a new tab shows the cart's preferences, and its checkout deletes nothing; two tabs agree", async ({
  page,
  context,
  platformApi,
}) => {
  const day = inDays(14);
  const shop = new Shop(page);
  await shop.fillCart(DATED_PLANT);
  const delivery = new Delivery(page);
  await delivery.openDate();
  await delivery.choose(day);
  await delivery.note.fill('玄関前に');
  const second = await context.newPage();
  const elsewhere = new Delivery(second);
  await second.goto('/cart');
  await elsewhere.openDate();
  await expect(elsewhere.note).toHaveValue('');
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  // The other tab has received the change.
  await expect(elsewhere.note).toHaveValue('玄関前に');
  await expect(elsewhere.dateHead).toContainText(dayText(day));
  await elsewhere.note.fill('宅配ボックスに');
  await new Shop(second).proceed.click();
  await second.waitForURL(/checkouts/);

  const third = await context.newPage();
  await third.goto('/cart');
  const seen = new Delivery(third);
  await expect(seen.dateHead).toContainText(dayText(day));
  await new Shop(third).proceed.click();
  await third.waitForURL(/checkouts/);
  const cart = await platformApi.cart(await cookie(context, 'cart_id'));
  expect(cart?.attributes).toContainEqual({ key: DATE_ATTRIBUTE, value: day });
  expect(cart?.note).toBe('宅配ボックスに');
});

test('[DLV-07] a date of the cart that is no longer possible is cleared with a notice in a new tab', async ({
  page,
  context,
  platformApi,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(DATED_PLANT);
  const delivery = new Delivery(page);
  await delivery.openDate();
  await delivery.choose(inDays(10));
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  const later = await context.newPage();
  await setShopTime(later, () => Date.now() + 86_400_000);
  await later.goto('/cart');
  await expect(later.getByRole('alert').filter({ hasText: words.delivery.dateCleared })).toContainText(
    say(words.delivery.dateShift, { n: 10 }),
  );
  await new Shop(later).proceed.click();
  await new Shop(later).proceed.click();
  await later.waitForURL(/checkouts/);
  const cart = await platformApi.cart(await cookie(context, 'cart_id'));
  expect(cart?.attributes.map(({ key }) => key)).not.toContain(DATE_ATTRIBUTE);
});

test('[DLV-01] [DLV-07] a client clock nine days behind changes nothing: the days follow the server clock', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() - 9 * 86_400_000);
  const shop = new Shop(page);
  await shop.fillCart(DATED_PLANT);
  const delivery = new Delivery(page);
  await delivery.openDate();
  await delivery.expectWindow(inDays(10), inDays(24));
  await delivery.choose(inDays(10));
  const sent = watchSent(page);
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  expect(sent.attributes?.get(DATE_ATTRIBUTE)).toBe(inDays(10));
});

/** A day in the product page's format. */
const shortDay = (day: string) =>
  new Intl.DateTimeFormat('ja-JP', {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  }).format(new Date(day));

test('[DLV-09] a product page shows its delivery range by the server clock, on a device nine days behind', async ({
  page,
}) => {
  await page.addInitScript((behind) => {
    const now = Date.now.bind(Date);
    const origin = performance.timeOrigin - behind;
    Date.now = () => now() - behind;
    Object.defineProperty(performance, 'timeOrigin', { get: () => origin });
  }, 9 * 86_400_000);
  await page.goto(`/products/${DATED_PLANT}`);
  const days = { from: shortDay(inDays(10)), to: shortDay(inDays(24)) };
  await expect(page.getByText(say(words.product.deliveryDays, days))).toBeVisible();
  // Its weekdays are excluded, with a note.
  await page.goto(`/products/${NOT_SUN_TO_TUE}`);
  await expect(page.getByText('(日曜日・月曜日・火曜日を除く)')).toBeVisible();
  await page.goto(`/products/${SEEDLING}`);
  await expect(page.getByText(words.product.deliveryNoteNone)).toBeVisible();
});

test('[DLV-07] at midnight on the server with the page open, the gate stops and the date is not sent', async ({
  page,
}) => {
  let ahead = 0;
  await setShopTime(page, () => Date.now() + ahead);
  const shop = new Shop(page);
  await shop.fillCart(DATED_PLANT);
  const delivery = new Delivery(page);
  await delivery.openDate();
  await delivery.choose(inDays(10));
  ahead = 86_400_000;
  await shop.proceed.click();
  await expect(page.getByRole('alert').filter({ hasText: words.delivery.dateCleared })).toBeVisible();
  await expect(page).toHaveURL('/cart');
});

test('[DLV-04] a product without delivery dates promises none, on its page and in the cart', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.openProduct(SEEDLING);
  await expect(page.getByText(words.product.deliveryNoteNone)).toBeVisible();
  await expect(page.getByText(say(words.product.deliveryNote, { from: 10, to: 24 }))).toHaveCount(0);
  await shop.fillCart(SEEDLING);
  await new Delivery(page).openDate();
  await expect(page.getByText(words.delivery.dateNone)).toBeVisible();
  await expect(page.getByText(words.delivery.dateInvalidProducts).first()).toBeVisible();
});

test('[DLV-01] [DLV-05] by keyboard alone', async ({ page }) => {
  await setTime(page, SHOP_NOON);
  const shop = new Shop(page);
  await shop.fillCart(DATED_PLANT);
  const delivery = new Delivery(page);
  await delivery.dateHead.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  // No other month has a selectable day, so its arrows are not focusable.
  await page.keyboard.press('Tab');
  await expect(delivery.day('2026-12-01')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(delivery.dateHead).toContainText(dayText('2026-12-09'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words.delivery.dateClear })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: words.delivery.timeNone })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: words.delivery.timeMorning })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(delivery.note).toBeFocused();
});
