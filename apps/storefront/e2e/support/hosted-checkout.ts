import type { Page } from '@playwright/test';
import { expect } from './test';

/** Labels of the checkout, which is the platform's page. */
export const CHECKOUT = {
  email: 'メールアドレス',
  toPayment: 'お支払い方法へ進む',
  toConfirmation: '確認画面へ進む',
  place: '注文を確定する',
  thanks: 'ご注文ありがとうございます',
  number: 'ご注文番号',
  show: 'ご注文を表示',
} as const;

const TOKYO = { zip: '1500001', prefecture: '東京都', city: '渋谷区' };

/** Fills in all fields of the checkout's first page. */
export async function fillAddress(
  page: Page,
  email: string,
  { zip, prefecture, city }: typeof TOKYO = TOKYO,
): Promise<void> {
  await page.getByLabel(CHECKOUT.email).fill(email);
  await page.getByLabel('姓', { exact: false }).first().fill('緑川');
  await page.getByLabel(/^名/).fill('花');
  await page.getByLabel('郵便番号').fill(zip);
  await page.getByLabel('都道府県').selectOption({ label: prefecture });
  await page.getByLabel('市区町村').fill(city);
  await page.getByLabel('町名・番地').fill('神宮前1-2-3');
  await page.getByLabel('電話番号').fill('0312345678');
}

/** Goes through the hosted checkout's three pages and places the order. @returns the order's number */
export async function placeOrder(page: Page, email: string): Promise<string> {
  await page.waitForURL(/checkouts/);
  await fillAddress(page, email);
  await page.getByRole('button', { name: CHECKOUT.toPayment }).click();
  await page.getByLabel('PayPay').check();
  await page.getByRole('button', { name: CHECKOUT.toConfirmation }).click();
  await page.getByRole('button', { name: CHECKOUT.place }).click();
  await expect(page.getByRole('heading', { name: CHECKOUT.thanks })).toBeVisible();
  return page.locator('[data-order-number]').innerText();
}

/** An order's stored preferences on the platform's account page: attributes and remarks by label. */
export async function readOrderPreferences(
  page: Page,
  { platformUrl, email, number }: { platformUrl: string; email: string; number: string },
): Promise<Record<string, string>> {
  await page.goto(`${platformUrl}/account`);
  await page.getByLabel(CHECKOUT.email).fill(email);
  await page.getByRole('textbox', { name: CHECKOUT.number }).fill(number);
  await page.getByRole('button', { name: CHECKOUT.show }).click();
  await expect(page.locator('[data-order-number]')).toHaveText(number);
  const pairs = await page.locator('section[aria-labelledby="preferences"] dl > div').evaluateAll((rows) =>
    rows.map((row) => [
      row.querySelector('dt')?.textContent?.trim() ?? '',
      // A hint below the value is not part of it.
      row.querySelector('dd')?.firstChild?.textContent?.trim() ?? '',
    ]),
  );
  return Object.fromEntries(pairs);
}
