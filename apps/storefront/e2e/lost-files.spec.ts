import type { Page } from '@playwright/test';
import { words } from '../test/support/words';
import { expect, test } from './support/test';

test.use({ expectedMessages: [/ERR_CONNECTION_RESET/] });

const PRODUCT = '/products/monstera-deliciosa';

/** Loses the first request of each file of a kind. @returns the addresses of all requests */
async function loseOnce(page: Page, files: RegExp): Promise<string[]> {
  const asked: string[] = [];
  await page.route(files, async (route) => {
    const address = route.request().url();
    const isFirst = !asked.includes(address);
    asked.push(address);
    if (isFirst) await route.abort('connectionreset');
    else await route.continue();
  });
  return asked;
}

test('[FAULT-05] a page whose style sheets are lost looks as ever', async ({ page }) => {
  await page.goto(PRODUCT);
  const button = page.locator('#add-to-cart');
  await expect(button).toBeInViewport();
  const [place, label] = [
    await button.boundingBox(),
    await button.evaluate((element) => getComputedStyle(element).color),
  ];
  const asked = await loseOnce(page, /\/_next\/static\/css\//);
  await page.reload();
  await expect(button).toHaveCSS('color', label);
  await expect.poll(() => button.boundingBox()).toEqual(place);
  for (const address of asked)
    expect(
      asked.filter((other) => other === address),
      address,
    ).toHaveLength(2);
});

test('[FAULT-05] icons whose file is lost are drawn', async ({ page }) => {
  const asked = await loseOnce(page, /\/icons\.[^/]*svg/);
  await page.goto(PRODUCT);
  const icon = page.getByRole('link', { name: words.aria.openCart }).first().locator('use');
  await expect.poll(() => icon.evaluate((use) => (use as SVGUseElement).getBBox().width)).toBeGreaterThan(0);
  expect(asked).toHaveLength(2);
});

test('[FAULT-05] icons are drawn on every page of a visit, though the browser has their file already', async ({
  page,
}) => {
  for (const path of ['/', PRODUCT, '/cart', '/faq', PRODUCT, '/favorite', '/news', '/cart']) {
    await page.goto(path);
    const icons = page.getByRole('banner').locator('svg:visible > use');
    await expect
      .poll(
        () => icons.evaluateAll((uses) => uses.map((use) => (use as SVGUseElement).getBBox().width > 0)),
        path,
      )
      .not.toContain(false);
  }
});
