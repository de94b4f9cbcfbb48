import type { Page } from '@playwright/test';
import { say, words } from '../test/support/words';
import { expect, test } from './support/test';

const photo = (n: number, total: number) => say(words.aria.galleryThumb, { n, total });

async function openZoom(page: Page) {
  await page.goto('/products/umbellata');
  const link = page.getByRole('link', { name: words.product.zoomOpen }).first();
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.product.photos });
  await expect(dialog).toBeVisible();
  return { link, dialog };
}

/** The scale of the visible image. */
const scale = (page: Page) =>
  page
    .locator('dialog li:not([aria-hidden="true"]) > div')
    .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a);

test('[PROD-01] @pictures the zoom code is fetched on intent, not on page load', async ({ page }) => {
  // an attribute written only by the zoom's code
  const hasZoom: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      hasZoom.push(response.text().then((code) => code.includes('data-near')));
  });
  const fetched = async () => (await Promise.all(hasZoom)).includes(true);
  await page.goto('/products/umbellata');
  expect(await fetched()).toBe(false);
  await page.getByRole('link', { name: words.product.zoomOpen }).first().focus();
  await expect.poll(fetched).toBe(true);
});

test('[PROD-01] @pictures by keyboard: zoom in and out, next and previous image, and focus returns on close', async ({
  page,
}) => {
  const { dialog } = await openZoom(page);
  await expect(dialog.getByRole('button', { name: words.aria.closeModal })).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText(photo(1, 2));

  await page.keyboard.press('+');
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(photo(1, 2));
  await page.keyboard.press('0');
  await expect.poll(() => scale(page)).toBe(1);

  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(photo(2, 2));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: words.product.zoomOpen }).nth(1)).toBeFocused();
  // the room with the ruler is between the two
  await expect(page.getByRole('link', { name: photo(3, 3) })).toHaveAttribute('aria-current', 'true');
});

test("[PROD-01] @pictures while the large image loads, the page's image is shown in its place", async ({
  page,
}) => {
  await page.route(/width=1296/, () => undefined);
  const { dialog } = await openZoom(page);
  const ground = await dialog
    .locator('li:not([aria-hidden="true"]) img')
    .evaluate((picture) => getComputedStyle(picture).backgroundImage);
  expect(ground).toContain('umbellata_1');
  expect(ground).not.toContain('width=1296');
});

test('[PROD-01] @pictures by mouse: double click zooms at the pointer, drag pans, buttons zoom out', async ({
  page,
}) => {
  const { dialog } = await openZoom(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.dblclick(width / 2 + 100, height / 2);
  await expect.poll(() => scale(page)).toBe(2.5);
  const picture = page.locator('dialog li:not([aria-hidden="true"]) > div');
  const before = await picture.boundingBox();
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 + 60, height / 2 + 40, { steps: 4 });
  await page.mouse.up();
  const after = await picture.boundingBox();
  expect(Math.round((after?.y ?? 0) - (before?.y ?? 0))).toBe(40);
  await dialog.getByRole('button', { name: words.product.zoomFarther }).click();
  await dialog.getByRole('button', { name: words.product.zoomFarther }).click();
  await expect(dialog.getByRole('button', { name: words.product.zoomFarther })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect.poll(() => scale(page)).toBe(1);
});

test('[PROD-01] @pictures a double click at the moment the image loads zooms in', async ({ page }) => {
  await page.goto('/products/umbellata');
  await page.evaluate(() => {
    const opening = new MutationObserver(() => {
      const frame = document.querySelector('dialog[open] li:not([aria-hidden="true"])');
      if (frame === null) return;
      opening.disconnect();
      const { left, top, width, height } = frame.getBoundingClientRect();
      const middle = { clientX: left + width / 2, clientY: top + height / 2 };
      frame.dispatchEvent(new MouseEvent('dblclick', { ...middle, bubbles: true }));
    });
    opening.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('link', { name: words.product.zoomOpen }).first().press('Enter');
  await expect.poll(() => scale(page)).toBe(2.5);
});

test('[PROD-01] @mobile @pictures by touch: double tap and pinch zoom, swipe shows the next image', async ({
  page,
  context,
}) => {
  await page.goto('/products/umbellata');
  await page.getByRole('link', { name: words.product.zoomOpen }).first().tap();
  const dialog = page.getByRole('dialog', { name: words.product.photos });
  await expect(dialog).toBeVisible();
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  // dispatched together: a slow machine would turn them into two single taps
  const doubleTap = () =>
    Promise.all([
      touch('touchStart', [180, 340]),
      touch('touchEnd'),
      touch('touchStart', [180, 340]),
      touch('touchEnd'),
    ]);
  await doubleTap();
  await expect.poll(() => scale(page)).toBe(2.5);
  await doubleTap();
  await expect.poll(() => scale(page)).toBe(1);

  await touch('touchStart', [150, 340], [210, 340]);
  for (const apart of [40, 60, 80, 100]) await touch('touchMove', [180 - apart, 340], [180 + apart, 340]);
  await touch('touchEnd');
  await expect.poll(() => scale(page)).toBeGreaterThan(2);

  await dialog.getByRole('button', { name: words.product.zoomFarther }).tap();
  await dialog.getByRole('button', { name: words.product.zoomFarther }).tap();
  await dialog.getByRole('button', { name: words.product.zoomFarther }).tap();
  await touch('touchStart', [300, 340]);
  for (const x of [260, 200, 140, 80, 30]) await touch('touchMove', [x, 340]);
  await touch('touchEnd');
  await expect(dialog.getByRole('status')).toHaveText(photo(2, 2));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PROD-01] @pictures a click on an image opens the image file at full size', async ({ page }) => {
    await page.goto('/products/umbellata');
    await page.getByRole('link', { name: words.product.zoomOpen }).first().click();
    await expect(page).toHaveURL(/[?&]width=1296/);
  });
});
