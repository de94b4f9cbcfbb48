import { LANGUAGES, newAddress } from '../test/support/languages';
import { say, words } from '../test/support/words';
import { placeOrder } from './support/hosted-checkout';
import { linkOf, openMail } from './support/mailbox';
import { stockOf } from './support/platform-stock';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

const CODE = 'MMSP15-7KQ2';

test('[MAIL-06] [MAIL-07] from the footer form to the mail, its confirmation, and an order with the coupon', async ({
  page,
}) => {
  const address = newAddress();
  await page.goto('/');
  const form = page.locator('form[data-form="mail-magazine"]');
  await form.getByLabel(words.footer.mailLabel).fill(address);
  await form.getByRole('button', { name: words.footer.mailSubmit }).click();
  await expect(page.getByRole('dialog', { name: words.mail.modalTitle }).getByText(CODE)).toBeVisible();

  const mail = await openMail(address);
  expect(mail.subject).toBe(say(words.mails.couponSubject, { n: 15 }));
  expect(mail.text).toContain(CODE);
  await page.goto(linkOf(mail, words.mails.confirm));
  await page.getByRole('main').getByRole('button', { name: words.mails.confirm }).click();
  await expect(page).toHaveURL('/mail-magazine/confirmed');
  await expect(page.getByRole('status').filter({ hasText: words.mailLinks.confirmed })).toBeVisible();
  // Opened again, it reports that it is done, without a press.
  await page.goto(linkOf(mail, words.mails.confirm));
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words.mailLinks.confirmed);

  await page.goto(linkOf(mail, words.mails.findPlants));
  const shop = new Shop(page);
  await shop.fillCart('umbellata');
  await shop.expectSettledCart();
  await expect(page.getByText(CODE).first()).toBeVisible();
  await shop.proceed.click();
  await placeOrder(page, address);
  await expect(page.getByText(CODE).first()).toBeVisible();

  await page.goto('/mail-magazine/unsubscribe/damaged');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.mailLinks.damaged);
  await page.goto(linkOf(mail, words.mails.unsubscribe));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.mailLinks.unsubscribeTitle);
  await page.getByRole('main').getByRole('button', { name: words.mails.unsubscribe }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words.mailLinks.unsubscribed);
});

test('[RESTOCK-02] from sold out to the restock mail, and from its link to the order', async ({
  page,
  request,
  platform,
}) => {
  const address = newAddress();
  await page.goto('/products/pothos-golden');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const form = page.locator('form[data-form="restock-notice"]');
  await form.getByLabel(words.restock.mailLabel).fill(address);
  await form.getByRole('button', { name: words.product.restockButton }).click();
  await expect(form.getByRole('status')).toHaveText(say(words.restock.registered, { address }));

  const stock = await stockOf(page, request, platform.url);
  try {
    await stock.set(3);
    const mail = await openMail(address);
    expect(mail.subject).toContain(title.replace(/\s+/g, ' '));
    expect(mail.text).toContain(say(words.mails.restockStock, { n: 3 }));
    const shop = new Shop(page);
    await expect(async () => {
      await page.goto(linkOf(mail, words.mails.viewProduct));
      await expect(page.getByRole('button', { name: words.product.addToCart }).first()).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await shop.addToCart();
    await shop.expectSettledAdd();
    await shop.openCart();
    await shop.expectSettledCart();
    await shop.proceed.click();
    await placeOrder(page, address);
  } finally {
    await stock.restore();
  }
});

test('[RESTOCK-02] the unsubscribe link of the mail ends a restock notice', async ({
  page,
  request,
  platform,
}) => {
  const { words: en } = LANGUAGES.find(({ language }) => language === 'en') ?? LANGUAGES[0];
  const address = newAddress();
  const form = page.locator('form[data-form="restock-notice"]');
  // Pages are cached for some seconds: in the previous case it may have been in stock.
  await expect(async () => {
    await page.goto('/en/products/pothos-golden');
    await expect(form).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await form.getByLabel(en.restock.mailLabel).fill(address);
  await form.getByRole('button', { name: en.product.restockButton }).click();
  await expect(form.getByRole('status')).toHaveText(say(en.restock.registered, { address }));
  const stock = await stockOf(page, request, platform.url);
  try {
    // More than the notices of the last hour, which another test may have sent: a wave notifies no more people than there are pieces.
    await stock.set(9);
    const mail = await openMail(address);
    expect(mail.subject).toMatch(/^Back in stock: /);
    await page.goto(linkOf(mail, en.mails.restockStop));
    await page.getByRole('main').getByRole('button', { name: en.mails.restockStop }).click();
    await expect(page).toHaveURL('/en/restock-notice/stopped');
  } finally {
    await stock.restore();
  }
});
