import type { Page } from '@playwright/test';
import { e2eEnv } from './support/e2e-env';
import { CHECKOUT, fillAddress } from './support/hosted-checkout';
import { Shop } from './support/shop';
import { expect, test } from './support/test';
import { violations } from './support/violations';
import { WIDTHS } from './support/widths';

async function expectNoViolations(page: Page, step: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // Elements folded on a phone are expanded for the check.
    const folded = page.locator('details:not([open]) > summary').locator('visible=true');
    while ((await folded.count()) > 0) await folded.first().click();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${step}, ${width} pixels wide`).toBe(0);
    expect.soft(await violations(page), `${step}, ${width} pixels wide`).toEqual([]);
  }
}

test.use({ expectedMessages: [/422/] });

test('axe reports no violations in the checkout, from the address to the thank-you page, including form errors', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart('pachira-mini');
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  await expectNoViolations(page, 'address');
  await page.getByRole('button', { name: CHECKOUT.toPayment }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectNoViolations(page, 'address with faults');

  await fillAddress(page, 'hana@example.jp');
  await page.getByRole('button', { name: CHECKOUT.toPayment }).click();
  await expect(page.getByLabel('PayPay')).toBeVisible();
  await expectNoViolations(page, 'payment');
  await page.getByLabel('PayPay').check();
  await page.getByRole('button', { name: CHECKOUT.toConfirmation }).click();
  await expect(page.getByRole('button', { name: CHECKOUT.place })).toBeVisible();
  await expectNoViolations(page, 'confirmation');
  await page.getByRole('button', { name: CHECKOUT.place }).click();
  await expect(page.getByRole('heading', { name: CHECKOUT.thanks })).toBeVisible();
  await expectNoViolations(page, 'thanks');
});

test('axe reports no violations on the account pages, in both languages', async ({ page }) => {
  for (const locale of ['ja', 'en']) {
    for (const path of ['', '/login', '/register', '/recover']) {
      await page.goto(`${e2eEnv().platformUrl}/account${path}?locale=${locale}`);
      await expectNoViolations(page, `account${path}, ${locale}`);
    }
  }
});
