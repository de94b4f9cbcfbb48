import type { Page } from '@playwright/test';
import { LANGUAGES, newAddress } from '../test/support/languages';
import { sampled } from '../test/support/sampled';
import { words as ja, say } from '../test/support/words';
import { clipboardText } from './support/clipboard-text';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

const ENDPOINT = '**/api/mailmagazine/register';
const CODE = 'MMSP15-7KQ2';

/** The form in a page's footer. */
function footerForm(page: Page, words: typeof ja) {
  const form = page.locator('form[data-form="mail-magazine"]');
  return {
    field: form.getByLabel(words.footer.mailLabel),
    button: form.getByRole('button', { name: words.footer.mailSubmit }),
    alert: form.getByRole('alert'),
    status: form.getByRole('status'),
  };
}

test.use({
  expectedMessages: [
    /Failed to load resource: (?:the server responded with a status of (?:400|429|503)|net::ERR_FAILED)/,
  ],
});

for (const { language, words, home } of sampled(LANGUAGES, 'mail-magazine 1')) {
  test(`[MAIL-01] [MAIL-03] ${language}: every validation alert, then the coupon, its cookie and copying it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(home);
    const { field, button, alert } = footerForm(page, words);
    const address = newAddress();

    await button.click();
    await expect(alert).toHaveText(words.mail.errorRequired);
    await expect(field).toBeFocused();

    await field.fill('hana@example');
    await expect(alert).toHaveText('');
    await button.click();
    await expect(alert).toHaveText(words.mail.errorInvalid);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('hana@example');

    await field.fill(` ${address} `);
    await button.click();
    const dialog = page.getByRole('dialog', { name: words.mail.modalTitle });
    await expect(dialog).toContainText(words.mail.success);
    await expect(dialog).toContainText(say(words.mail.modalBody, { n: 15 }));
    await expect(dialog).toContainText(words.mail.modalStored);
    await expect(dialog).toContainText(words.mail.modalConditions);
    await expect(dialog.getByText(CODE)).toBeVisible();
    expect(await cookie(context, 'discount_code')).toBe(CODE);
    await dialog.getByRole('button', { name: words.mail.modalCopy }).click();
    await expect(dialog.getByRole('button', { name: words.common.copied })).toBeVisible();
    expect(await clipboardText(context)).toBe(CODE);
    await dialog.getByRole('button', { name: words.added.continue }).click();
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue('');

    await field.fill(address.toUpperCase());
    await button.click();
    await expect(alert).toHaveText(words.mail.errorDuplicated);
  });

  test(`[MAIL-03] ${language}: any response but 200, and no response, is an error; a retry succeeds`, async ({
    page,
  }) => {
    await page.goto(home);
    const { field, button, alert } = footerForm(page, words);
    await field.fill(newAddress());
    for (const status of [400, 429, 503]) {
      await page.route(ENDPOINT, (route) => route.fulfill({ status, json: { status: 'DUPLICATED' } }), {
        times: 1,
      });
      await button.click();
      await expect(alert).toHaveText(words.mail.errorGeneric);
      await field.press('End');
      await field.pressSequentially('m');
      await expect(alert).toHaveText('');
      await field.press('Backspace');
    }
    await page.route(ENDPOINT, (route) => route.abort('failed'), { times: 1 });
    await button.click();
    await expect(alert).toHaveText(words.mail.errorGeneric);
    await button.click();
    await expect(page.getByRole('dialog', { name: words.mail.modalTitle })).toBeVisible();
  });
}

/** The draws in the form's order, the next to end first; after the last it shows none. */
const DRAWS = [
  {
    firstDay: '2026-12-01',
    lastDay: '2026-12-31',
    ahead: { ja: '2026年12月1日', en: '1 December 2026' },
    ja: [
      '抽選キャンペーン 冬の盆栽キャンペーン',
      '2026年12月1日〜2026年12月31日',
      '五葉松 盆栽 5号鉢 抽選で1名さま',
    ],
    en: [
      'Prize draw: Bonsai in winter',
      '1 December 2026 – 31 December 2026',
      'A five-needle pine bonsai, 15 cm pot 1 winner',
    ],
  },
];

for (const { language, words, home } of sampled(LANGUAGES, 'mail-magazine 2')) {
  test(`[MAIL-05] ${language}: the form shows the prize draw: its period, for whom it is, prize, winners, and how they are notified`, async ({
    page,
  }) => {
    await page.goto(home);
    const section = page
      .getByRole('contentinfo')
      .locator('section')
      .filter({ has: page.locator('form') });
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    const draw = DRAWS.find(({ lastDay }) => lastDay >= today);
    if (draw === undefined) {
      await expect(section).not.toContainText(words.mail.campaignTitle);
      return;
    }
    for (const line of draw[language]) await expect(section.getByText(line, { exact: true })).toBeVisible();
    await expect(section.getByText(words.mail.campaignNotice, { exact: true })).toBeVisible();
    const ahead = section.getByText(words.mail.campaignAhead.replace('{from}', draw.ahead[language]), {
      exact: true,
    });
    await expect(ahead).toHaveCount(draw.firstDay > today ? 1 : 0);
  });
}

test('[MAIL-01] while sending, the button shows its busy state and ignores a second click', async ({
  page,
}) => {
  await page.goto('/');
  const { field, button, status } = footerForm(page, ja);
  let sent = 0;
  let answer = () => undefined as unknown;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(ENDPOINT, async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await field.fill(newAddress());
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(status).toHaveText(ja.footer.mailSubmitting);
  for (let press = 0; press < 5; press += 1) await field.press('Enter');
  answer();
  await expect(page.getByRole('dialog', { name: ja.mail.modalTitle })).toBeVisible();
  expect(sent).toBe(1);
});

test('[MAIL-01] by keyboard alone: from the field to the coupon and back', async ({ page }) => {
  await page.goto('/');
  const { field, button } = footerForm(page, ja);
  await field.focus();
  await page.keyboard.type(newAddress());
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: ja.mail.modalTitle });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('[API-06] without the storefront database pages are unaffected, the form shows an error, and works after recovery', async ({
  page,
  shopDatabase,
}) => {
  await page.goto('/');
  const { field, button, alert } = footerForm(page, ja);
  await field.fill(newAddress());
  await shopDatabase.cut();
  expect((await page.request.get('/cart')).status()).toBe(200);
  const answered = page.waitForResponse(ENDPOINT);
  await button.click();
  const response = await answered;
  expect(response.status()).toBe(503);
  expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(alert).toHaveText(ja.mail.errorGeneric);
  await shopDatabase.mend();
  await button.click();
  await expect(page.getByRole('dialog', { name: ja.mail.modalTitle })).toBeVisible();
});

test("[MAIL-01] the form's code loads on intent, not before", async ({ page }) => {
  // Of this page's scripts, only the form's contains its endpoint.
  let hasCode = false;
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    response.text().then(
      (text) => {
        if (text.includes(ENDPOINT.replace('**', ''))) hasCode = true;
      },
      () => undefined,
    );
  });
  await page.goto('/cart', { waitUntil: 'load' });
  await expect(page.locator('html:not([data-starting])')).toBeAttached();
  const { field, button, alert } = footerForm(page, ja);
  await field.scrollIntoViewIfNeeded();
  expect(hasCode).toBe(false);
  await field.focus();
  await expect.poll(() => hasCode).toBe(true);
  await button.click();
  await expect(alert).toHaveText(ja.mail.errorRequired);
});

test('[MAIL-04] the coupon takes 15% off in the checkout from 3,000 yen', async ({ page }) => {
  const shop = new Shop(page);
  await page.goto('/');
  const { field, button } = footerForm(page, ja);
  await field.fill(newAddress());
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: ja.added.continue }).click();

  await shop.openProduct('umbellata');
  await page.getByRole('radio', { name: /8号/ }).click();
  await shop.addToCart();
  await shop.expectSettledAdd();
  await shop.dialog.getByRole('link', { name: ja.added.toCart }).click();
  await expect(shop.money).toContainText(CODE);
  const price = 15_400;
  await expect(shop.money).toContainText((price * 0.15).toLocaleString('ja-JP'));
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  await expect(page.locator('body')).toContainText(CODE);
  await expect(page.locator('body')).toContainText((price * 0.15).toLocaleString('ja-JP'));
});

test('[MAIL-04] below 3,000 yen the coupon gives no discount', async ({ page, context, baseURL }) => {
  const shop = new Shop(page);
  await context.addCookies([{ name: 'discount_code', value: CODE, url: baseURL ?? '' }]);
  await shop.fillCart('pachira-mini');
  // One for 1,280 yen; with postage it is still below.
  await expect(shop.money).toContainText('1,280');
  await expect(shop.money).toContainText('2,080');
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  await expect(page.locator('body')).toContainText('2,080');
});

for (const { language, words, prefix } of sampled(LANGUAGES, 'mail-magazine 3')) {
  test.describe(`without JavaScript, ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`[MAIL-01] [MAIL-03] ${language}: the form posts, and every outcome is a page`, async ({
      page,
      context,
    }) => {
      const address = newAddress();
      const send = async (text: string) => {
        await page.goto(`${prefix}/cart`);
        const { field, button } = footerForm(page, words);
        await field.fill(text);
        await button.click();
      };
      await send('');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.mail.errorRequired);
      await send('hana@example');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.mail.errorInvalid);
      await send(address);
      await expect(page).toHaveURL(`${prefix}/mail-magazine/coupon/${CODE}`);
      await expect(page.getByRole('heading', { level: 1, name: words.mail.modalTitle })).toBeVisible();
      await expect(page.getByText(CODE)).toBeVisible();
      expect(await cookie(context, 'discount_code')).toBe(CODE);
      await send(address);
      await expect(page).toHaveURL(`${prefix}/mail-magazine/duplicated`);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.mail.errorDuplicated);
    });
  });
}
