import { APP } from '@shop/brands/komoreno/shop';
import { words } from '../test/support/words';
import { expect, test } from './support/test';

const IN_APP = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 ${APP.userAgentWord}/3.2`;

test.describe('in the companion app', () => {
  test.use({ userAgent: IN_APP, expectedMessages: [/ERR_FAILED/] });

  test('[APP-01] the stamp card is visible and the account link is hidden from the first paint', async ({
    page,
  }) => {
    // The page's code is held back: everything visible comes from the HTML and the head's scripts.
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-app-browser', '');
    await expect(page.getByRole('link', { name: words.aria.account })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: words.support.premium })).toHaveCount(0);
  });

  test('[APP-01] the drawer links to the stamp card', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: words.aria.openMenu }).click();
    const stampCard = page.getByRole('link', { name: words.menu.stampCard });
    await expect(stampCard).toHaveAttribute('href', APP.stampCardUrl);
    await expect(page.getByRole('link', { name: words.header.account })).toHaveCount(0);
  });
});

test('[APP-01] outside the app the stamp card is hidden and the account link is visible', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: words.aria.account })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: words.aria.openMenu }).click();
  await expect(page.getByRole('link', { name: words.header.account })).toBeVisible();
  await expect(page.getByRole('link', { name: words.menu.stampCard })).toHaveCount(0);
});

test('[APP-01] outside the app the home page promotes the app and links to its download', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: words.support.premium })).toBeVisible();
  await expect(page.getByText(words.home.appLead)).toBeVisible();
  await expect(page.getByText(words.home.appDiscount)).toBeVisible();
  await expect(page.getByRole('link', { name: words.home.appButton })).toHaveAttribute(
    'href',
    APP.downloadUrl,
  );
});
