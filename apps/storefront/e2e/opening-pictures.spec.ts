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
    test(`[IMG-02] @pictures ${kind} starts with an image of one pixel per device pixel`, async ({
      page,
    }) => {
      // the first request of an image size waits for its rendering
      test.slow();
      await page.goto(path);
      const picture = page.locator(OPENING).first();
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).complete)).toBe(true);
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

  test('[IMG-02] @pictures the image is no wider than the widest of a list', async ({ page }) => {
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

/** Pages whose images have every frame of the kit. */
const FRAMED = [
  ...Object.keys(PAGES),
  '/products/umbellata',
  '/ranking',
  '/collections',
  '/columns/howtochoosepot',
  '/gift',
];
/** Smaller images are never scaled down to less than the CDN's smallest width. */
const SMALLEST = 100;

test('[IMG-02] @pictures images state the width at which they are drawn, in every window', async ({
  page,
}) => {
  test.slow();
  const wrong: string[] = [];
  for (const path of FRAMED) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    });
    for (const width of [1280, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.evaluate(statedWidths, SMALLEST);
      wrong.push(...faults.map((fault) => `${path} at ${width}: ${fault}`));
    }
  }
  expect(wrong).toEqual([]);
});

/** Visible images whose `sizes` differ from their drawn width by more than a fifth. Runs in the page. */
function statedWidths(smallest: number): string[] {
  const ruler = document.createElement('div');
  ruler.style.position = 'absolute';
  document.body.append(ruler);
  const stated = (sizes: string) => {
    const [, length = '100vw'] =
      sizes
        .split(/,(?![^(]*\))/)
        .map((part) => /^\s*(?:(\(.*?\))\s+)?(\S.*?)\s*$/.exec(part)?.slice(1) ?? [])
        .find(([condition]) => condition === undefined || matchMedia(condition).matches) ?? [];
    ruler.style.width = length;
    return ruler.getBoundingClientRect().width;
  };
  const faults = Array.from(document.images).flatMap((image) => {
    const { clientWidth, clientHeight, naturalWidth, naturalHeight, sizes, src } = image;
    if (image.srcset === '' || naturalWidth === 0 || !image.checkVisibility()) return [];
    const fit = getComputedStyle(image).objectFit;
    const byHeight = clientHeight * (naturalWidth / naturalHeight);
    const drawn =
      fit === 'cover'
        ? Math.max(clientWidth, byHeight)
        : fit === 'contain'
          ? Math.min(clientWidth, byHeight)
          : clientWidth;
    const share = stated(sizes) / drawn;
    return drawn < smallest || (share > 0.8 && share < 1.2)
      ? []
      : [`${new URL(src).pathname.split('/').at(-1)} is drawn ${Math.round(drawn)} px wide, ${sizes}`];
  });
  ruler.remove();
  return [...new Set(faults)];
}
