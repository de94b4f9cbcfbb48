import type { Page, Request } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './support/test';

const PRODUCT = '/products/monstera-deliciosa';

/** Position of an image in the window, in CSS pixels. */
const Place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** Records the requests for the product's data. */
function watchProduct(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (isPageData(request)) seen.push(request.url());
  });
  return seen;
}

/** Requests of Next's router for the product, except the segment tree, which contains no content. */
function isPageData(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  const isTree = request.headers()['next-router-segment-prefetch'] !== undefined;
  return pathname === PRODUCT && searchParams.has('_rsc') && !isTree;
}

test('[PERF-05] a page prefetched on hover opens on click without waiting for data or styles', async ({
  page,
}) => {
  await page.goto('/ornamentplants');
  const seen = watchProduct(page);
  const sheet = page.waitForResponse((response) => response.request().resourceType() === 'stylesheet');
  const data = page.waitForEvent('requestfinished', isPageData);
  const link = page.locator(`[data-list] a[href="${PRODUCT}"]`).first();
  await link.hover();
  await Promise.all([data, sheet]);
  const pictures = page.locator(`link[rel="preload"][as="image"][href*="monstera-deliciosa"]`);
  expect(await pictures.count(), 'images that may never be shown').toBe(0);

  seen.length = 0;
  await link.click();
  await expect(page).toHaveURL(PRODUCT);
  await expect(page.locator('#add-to-cart')).toBeVisible();
  expect(seen).toEqual([]);
});

test('[PERF-05] with Save-Data nothing is prefetched that may not be shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/ornamentplants');
  const seen = watchProduct(page);
  const links = page.locator('[data-list] a[href^="/products/"]');
  const link = links.and(page.locator(`[href="${PRODUCT}"]`)).first();
  await link.dispatchEvent('touchstart');
  // Another one is prefetched, by the same touch, once data saving is off.
  await page.evaluate(() => {
    Object.assign((navigator as Navigator & { connection: object }).connection, { saveData: false });
  });
  const other = page.waitForRequest((request) => request.url().includes('_rsc'));
  await links
    .and(page.locator(`:not([href="${PRODUCT}"])`))
    .first()
    .dispatchEvent('touchstart');
  await other;
  expect(seen).toEqual([]);
});

/** The image of the list's card, and the growing one: its initial position, and the gallery's own. */
async function pressCard(page: Page) {
  const link = page.locator(`[data-list] a[href="${PRODUCT}"]`).first();
  const picture = link.locator('img');
  // Scrolls it into a pressable position.
  await link.hover();
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).complete)).toBe(true);
  await page.evaluate(() => {
    // Its position is read during the press: before that it still grows under the pointer.
    addEventListener(
      'click',
      ({ target }) => {
        const pressed =
          target instanceof Element && target.closest('a')?.querySelector('img')?.getBoundingClientRect();
        document.documentElement.dataset['pressed'] = JSON.stringify(pressed);
      },
      { capture: true, once: true },
    );
    // The growing image stands still at its start, to be measured: on a slow machine its whole animation passes between two frames.
    const still = new CSSStyleSheet();
    still.replaceSync('[data-growing] { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(still);
  });
  await link.click();
  await expect(page).toHaveURL(PRODUCT);
  const pressed = Place.parse(
    JSON.parse((await page.locator('html').getAttribute('data-pressed')) ?? 'null'),
  );
  return { pressed, growing: page.locator('[data-growing]'), stage: page.locator('[data-track]').first() };
}

for (const window of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`with motion, at ${window.width}`, () => {
    test.use({ viewport: window, contextOptions: { reducedMotion: 'no-preference' } });

    test(`[MOTION-01] @pictures the card's image transitions to the product's first image, from the clicked position (${window.width})`, async ({
      page,
    }) => {
      await page.goto('/ornamentplants');
      const { pressed, growing, stage } = await pressCard(page);
      await expect(growing).toBeAttached();
      const start = await growing.boundingBox();
      for (const edge of ['x', 'y', 'width', 'height'] as const) {
        expect(start?.[edge], edge).toBeCloseTo(pressed[edge], 0);
      }
      const large = stage.locator('img').first();
      await expect(large, 'one image is visible, not two').toHaveCSS('visibility', 'hidden');
      await growing.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.currentTime = 399;
      });
      const last = await growing.boundingBox();
      expect(last?.width).toBeCloseTo((await stage.boundingBox())?.width ?? Number.NaN, 0);
      await growing.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.finish();
      });
      await expect(growing).toHaveCount(0);
      await expect(large).toBeInViewport();
      await expect(large).toHaveCSS('visibility', 'visible');
      // Going back is not a press on an image.
      await page.goBack();
      await expect(page).toHaveURL('/ornamentplants');
      await page.goForward();
      await expect(stage).toBeVisible();
      await expect(growing).toHaveCount(0);
    });
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[MOTION-02] the cart count animates on each change, and not on page load', async ({ page }) => {
    await page.goto('/products/pachira-mini');
    const badge = page.locator('#cart-count');
    const names: string[] = [];
    for (const count of ['1', '2']) {
      await page.locator('#add-to-cart').click();
      await expect(badge).toHaveText(count);
      await expect(badge).toHaveAttribute('data-beat', count === '1' ? 'odd' : 'even');
      names.push(await badge.evaluate((element) => getComputedStyle(element).animationName));
      await page.keyboard.press('Escape');
    }
    expect(new Set(names).size, 'another name restarts it').toBe(2);
    expect(names).not.toContain('none');
    await page.goto('/cart');
    await expect(badge).toHaveText('2');
    await expect(badge).not.toHaveAttribute('data-beat');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[MOTION-01] [MOTION-02] @pictures with reduced motion, the product appears at once and the count does not animate', async ({
    page,
  }) => {
    await page.goto('/ornamentplants');
    const { growing, stage } = await pressCard(page);
    await expect(stage.locator('img').first()).toBeVisible();
    await expect(growing).toHaveCount(0);
    await page.locator('#add-to-cart').click();
    const badge = page.locator('#cart-count');
    await expect(badge).toHaveAttribute('data-beat', 'odd');
    expect(await badge.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  });
});

test('[PERF-06] header and footer are the same elements on the next page and on the way back, and facts for search engines are of the page', async ({
  page,
}) => {
  const facts = page.locator('script[type="application/ld+json"]');
  await page.goto('/ornamentplants');
  const before = await facts.textContent();
  const links = await page.locator('header a, footer a').evaluateAll((all) => {
    for (const link of all) link.toggleAttribute('data-seen', true);
    return all.length;
  });
  const seen = page.locator(':is(header, footer) a[data-seen]');
  await page.locator('#main a[href^="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => facts.textContent()).toContain('"ProductGroup"');
  await expect(seen).toHaveCount(links);
  await page.goBack();
  await expect(page).toHaveURL(/\/ornamentplants$/);
  await expect.poll(() => facts.textContent()).toBe(before);
  await expect(seen).toHaveCount(links);
});
