import type { Locator, Page } from '@playwright/test';
import { APP } from '@shop/brands/komoreno/shop';
import decodeQR from 'qr/decode.js';
import { sampled } from '../test/support/sampled';
import { LANGUAGES, words } from '../test/support/words';
import { e2eEnv } from './support/e2e-env';
import { expect, test } from './support/test';

/** The product whose model is rendered: software rendering of the others takes longer, and `models.test.ts` reads their files. */
const DRAWN = 'pachira-nuri';
const OTHERS = ['monstera-deliciosa', 'umbellata', 'everfresh'];

const { browser } = e2eEnv();

test.use({
  // Software 3D rendering, which only these tests need.
  launchOptions: {
    ...browser,
    args: [...(browser.args ?? []), '--enable-unsafe-swiftshader'],
  },
  // The browser and the viewer warn about the slowness, and about the model that a test holds back. React throws the event of a style sheet
  // that did not load (its promise has no handler).
  expectedMessages: [
    /GPU stall|swiftshader|WebGL|rAF timed out|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|thrown: Event/i,
  ],
});

test.describe('in a small window, for software rendering on the CPU', () => {
  test.use({ viewport: { width: 480, height: 640 } });

  test('[AR-01] the 3D model opens, and the viewer is not fetched before', async ({ page }) => {
    const models: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.glb')) models.push(response.url());
    });
    await page.goto(`/products/${DRAWN}`);
    await page.getByRole('button', { name: words.product.ar }).focus();
    expect(models).toEqual([]);
    expect(await page.evaluate(() => customElements.get('model-viewer') === undefined)).toBe(true);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.product.arTitle });
    await expect(dialog.getByText(words.product.arTurn)).toBeVisible();
    expect(models).toEqual([expect.stringContaining(`/models/${DRAWN}.glb`)]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: words.product.ar })).toBeFocused();
  });

  for (const handle of sampled(OTHERS, 'ar models')) {
    test(`[AR-01] the viewer of ${handle} requests its existing model file`, async ({ page }) => {
      await page.goto(`/products/${handle}`);
      const asked = await askForModel(page);
      expect(new URL(asked).pathname).toMatch(new RegExp(`/models/${handle}\\.glb$`));
      expect((await page.request.head(asked)).status()).toBe(200);
    });
  }

  test('[AR-01] a model that fails to load shows an error and can be retried', async ({ page }) => {
    let isBroken = true;
    // The second response is held back: rendering would delay the next test's frames.
    await page.route('**/*.glb', (route) => (isBroken ? route.abort() : undefined));
    await page.goto(`/products/${DRAWN}`);
    await page.getByRole('button', { name: words.product.ar }).click();
    await expect(page.getByRole('alert').getByText(words.product.arError)).toBeVisible();
    isBroken = false;
    const model = page.waitForRequest(/\.glb/);
    await page.getByRole('button', { name: words.common.retry }).click();
    await model;
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('[AR-01] offline, the button shows an error and works after reconnecting', async ({
    page,
    context,
  }) => {
    await page.goto(`/products/${DRAWN}`);
    await context.setOffline(true);
    await page.getByRole('button', { name: words.product.ar }).click();
    await expect(page.getByRole('alert').getByText(words.product.arError)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: words.product.ar }).click();
    await expect(page.getByRole('dialog', { name: words.product.arTitle })).toBeVisible();
  });
});

for (const { locale, prefix, words: said } of sampled(LANGUAGES, 'ar 1')) {
  test(`[AR-02] a desktop shows a QR code for the same variant on a phone (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/products/umbellata?utm_source=mail`);
    await page.getByRole('radio', { name: locale === 'en' ? /^No\. 10 pot/ : /^10号/ }).click();
    await expect(page).toHaveURL(/variant=\d+/);
    const variant = new URL(page.url()).searchParams.get('variant');
    await askForModel(page, said);
    const dialog = page.getByRole('dialog', { name: said.product.arTitle });
    await expect(dialog.getByText(said.product.arPhone)).toBeVisible();
    const target = new URL(`${prefix}/products/umbellata?variant=${variant}`, page.url());
    expect(await readCode(dialog.getByRole('img', { name: said.product.arCode }))).toBe(target.href);
  });
}

test('[AR-02] @mobile a phone shows no QR code and fetches nothing for it', async ({ page }) => {
  await page.goto(`/products/${DRAWN}`);
  await askForModel(page);
  const dialog = page.getByRole('dialog', { name: words.product.arTitle });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('img', { name: words.product.arCode })).toHaveCount(0);
});

/** Opens the viewer up to the request for its model, which is held back: another test renders it. @returns the model's URL */
async function askForModel(page: Page, said = words): Promise<string> {
  await page.route('**/*.glb', () => undefined);
  const [request] = await Promise.all([
    page.waitForRequest('**/*.glb'),
    page.getByRole('button', { name: said.product.ar }).click(),
  ]);
  return request.url();
}

/** Content of the QR code on the screen. */
async function readCode(code: Locator): Promise<string> {
  const png = (await code.screenshot()).toString('base64');
  const { width, height, data } = await code.page().evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const context = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    }).getContext('2d');
    if (context === null) throw new Error('the response has no body');
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height);
    return { width: pixels.width, height: pixels.height, data: [...pixels.data] };
  }, png);
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}

test('[AR-01] [AR-03] a browser without WebGL shows an error and the plant in the room', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind === 'webgl2' ? null : Reflect.apply(real, this, [kind]);
    } as typeof real;
  });
  await page.goto('/products/umbellata');
  await page.getByRole('radio', { name: /^8号/ }).click();
  await page.getByRole('button', { name: words.product.ar }).click();
  await expect(page.getByRole('alert').getByText(words.product.arError)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: words.product.arTitle });
  const room = dialog.getByRole('img', { name: /部屋に/ });
  await expect(room).toHaveAccessibleName(/8号\(高さ約130cm\)/);
  await expect.poll(() => plantIn(room)).toMatch(/umbellata-8-\w+\.webp/);
  await dialog.getByRole('link', { name: '10号' }).click();
  await expect.poll(() => plantIn(room)).toMatch(/umbellata-10-\w+\.webp/);
  // the remaining option: a phone
  await expect(dialog.getByRole('img', { name: words.product.arCode })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: /^10号/ })).toBeChecked();
});

/** The plant's image, once loaded. */
function plantIn(room: Locator): Promise<string> {
  return room.locator('img').evaluateAll((pictures) => {
    const plant = pictures.map((img) => img as HTMLImageElement).at(-1);
    return plant?.complete && plant.naturalWidth > 0 ? plant.src : '';
  });
}

test('[AR-01] products without a model have no AR button', async ({ page }) => {
  await page.goto('/products/areca');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: words.product.ar })).toHaveCount(0);
});

test.describe('in the companion app', () => {
  test.use({ userAgent: `Mozilla/5.0 Mobile/15E148 ${APP.userAgentWord}/3.2` });

  test('[AR-01] [APP-01] the button is hidden', async ({ page }) => {
    await page.goto('/products/umbellata');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: words.product.ar })).toHaveCount(0);
  });
});
