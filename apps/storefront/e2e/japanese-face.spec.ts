import { chromium, type Page } from '@playwright/test';
import { e2eEnv } from './support/e2e-env';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

/** Requests for the font or its style sheet. */
function faceRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' || request.url().endsWith('/face.css')) asked.push(request.url());
  });
  return asked;
}

/** Characters on a page rendered as the missing-glyph box. */
function boxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const family = getComputedStyle(document.body).fontFamily;
    const draw = (character: string) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 24;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.font = `20px ${family}`;
      pen.fillText(character, 0, 20);
      return canvas.toDataURL();
    };
    // A private-use code point, which no font has.
    const box = draw('\u{f0000}');
    return [...new Set(document.body.innerText)]
      .filter((character) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character))
      .filter((character) => draw(character) === box);
  });
}

/** The page has its fonts: a frame was rendered, and the font request that follows it is done. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
    await document.fonts.ready;
  });
}

test('with a Japanese font installed, no font file is downloaded', async ({ page }) => {
  const asked = faceRequests(page);
  const shop = new Shop(page);
  for (const address of ['/', '/en']) {
    await page.goto(address);
    await drawn(page);
  }
  await shop.fillCart('umbellata');
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  await drawn(page);
  expect(await boxes(page)).toEqual([]);
  expect(asked).toEqual([]);
});

test('without a Japanese font installed, no missing-glyph box is shown', async () => {
  const { latinBrowser, shopUrl } = e2eEnv();
  const browser = await chromium.launch(latinBrowser);
  try {
    const poor = await browser.newPage({ baseURL: shopUrl, locale: 'ja-JP' });
    await poor.route(/\/(?:fonts|face)\//, (route) => route.abort());
    await poor.goto('/products/umbellata');
    await expect
      .poll(async () => (await boxes(poor)).length, 'this machine has no Japanese font')
      .toBeGreaterThan(50);

    const page = await browser.newPage({ baseURL: shopUrl, locale: 'ja-JP' });
    const asked = faceRequests(page);
    const shop = new Shop(page);
    for (const address of ['/', '/products/umbellata', '/search?q=もんすてら', '/nothing-here']) {
      await page.goto(address);
      await expect.poll(() => boxes(page), address).toEqual([]);
    }
    await shop.fillCart('umbellata');
    await shop.proceed.click();
    await page.waitForURL(/checkouts/);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect.poll(() => boxes(page), 'the checkout').toEqual([]);
    expect(asked.every((address) => /\/(?:fonts|face)\//.test(address))).toBe(true);
  } finally {
    await browser.close();
  }
});
