import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { expect, test } from './support/test';

/** Byte budget for a phone's images of a list of 24 products. */
const BUDGET = 400_000;
const PRODUCTS = 24;

// the highest phone resolution: a device pixel ratio of 3
test.use({ deviceScaleFactor: 3 });

test('@mobile @pictures [LIST-02] 24 products cost a phone under 400 kB of AVIF, without layout shift', async ({
  page,
}) => {
  // the first request of an image size waits for its rendering
  test.slow();
  const sizes = new Map<string, Promise<number>>();
  const formats = new Set<string | undefined>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image' || !response.url().includes('/s/files/')) return;
    formats.add(response.headers()['content-type']);
    sizes.set(
      response.url(),
      response.body().then(({ length }) => length),
    );
  });
  await watchLayoutShifts(page);
  await page.goto('/ornamentplants');
  const pictures = page.locator('#main article img');
  await expect(pictures).toHaveCount(PRODUCTS);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
  const bytes = await Promise.all(sizes.values());
  expect(bytes.length).toBeGreaterThanOrEqual(PRODUCTS);
  expect([...formats]).toEqual(['image/avif']);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
  expect(await layoutShifts(page)).toEqual([]);
});
