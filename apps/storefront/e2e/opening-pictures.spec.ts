import { expect, test } from './support/test';

/** A page of each kind that starts with an image. */
const PAGES = {
  '/': 'home',
  '/ornamentplants': 'a list',
  '/pages/aboutstore': 'a page that sells',
  '/collections/producers-mizuki': 'a producer',
} as const;

/** The page's opening image. */
const OPENING = 'main img[fetchpriority="high"]';

test.describe('on a high-density screen', () => {
  test.use({ viewport: { width: 1280, height: 860 }, deviceScaleFactor: 2 });

  for (const [path, kind] of Object.entries(PAGES)) {
    test(`[IMG-02] ${kind} starts with an image of one pixel per device pixel`, async ({ page }) => {
      // the first request of an image size waits for its rendering
      test.slow();
      await page.goto(path);
      const picture = page.locator(OPENING).first();
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((img) => (img as HTMLImageElement).complete), { timeout: 30_000 })
        .toBe(true);
      const { drawn, pixels } = await picture.evaluate(async (element) => {
        const img = element as HTMLImageElement;
        const file = await createImageBitmap(await (await fetch(img.currentSrc)).blob());
        const { width, height } = img.getBoundingClientRect();
        // The frame is filled: the uncropped side gives the image's scale.
        const scale = Math.max(width / file.width, height / file.height);
        return { drawn: file.width * scale * devicePixelRatio, pixels: file.width };
      });
      expect(pixels / drawn).toBeGreaterThan(0.85);
    });
  }
});

test.describe('on a phone screen of the highest density', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('[IMG-02] the image is no wider than the widest of a list', async ({ page }) => {
    for (const path of Object.keys(PAGES)) {
      await page.goto(path);
      const src = await page
        .locator(OPENING)
        .first()
        .evaluate((img) => (img as HTMLImageElement).currentSrc);
      expect(Number(new URL(src).searchParams.get('width')), path).toBeLessThanOrEqual(1296);
    }
  });
});
