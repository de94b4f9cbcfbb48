import type { Page } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { say, words, wordsOf } from '../test/support/words';
import { expect, test } from './support/test';

const { en } = wordsOf;

const count = (page: Page) => page.locator('#list-count');
const cards = (page: Page) => page.locator('#main article');
const pages = (page: Page) => page.locator('#main nav').filter({ has: page.locator('[aria-current=page]') });
const next = (page: Page) => pages(page).getByRole('link', { name: words.pagination.next });
const range = (n: number, from: number, to: number) => say(words.list.range, { n, from, to });

/** The list's head is in view and focused, and its count is announced to screen readers. */
async function expectListShown(page: Page, result: string): Promise<void> {
  await expect(count(page)).toHaveText(result);
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
  await expect(cards(page).first()).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: result })).toHaveCount(1);
}

test('[LIST-02] [A11Y-01] another page, order or filter scrolls to the list header, with focus and count; Back restores the position', async ({
  page,
}) => {
  await page.goto('/ornamentplants?sort=new&stock=1');
  const [, all = ''] = /(\d+)点中/.exec((await count(page).textContent()) ?? '') ?? [];
  const n = Number(all);
  expect(n).toBeGreaterThan(48);
  await expect(count(page)).toHaveText(range(n, 1, 24));
  await next(page).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await next(page).click();
  await expect(page).toHaveURL('/ornamentplants?p=2&sort=new&stock=1');
  await expectListShown(page, range(n, 25, 48));
  await expect(cards(page)).toHaveCount(24);
  // Without the hero: the title names the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `観葉植物 ${say(words.pagination.page, { n: 2 })}`,
  );
  await next(page).click();
  await expect(page).toHaveURL('/ornamentplants?p=3&sort=new&stock=1');
  await expectListShown(page, range(n, 49, n));
  await expect(cards(page)).toHaveCount(n - 48);
  await page.goBack();
  await expect(count(page)).toHaveText(range(n, 25, 48));
  await page.goBack();
  await expect(count(page)).toHaveText(range(n, 1, 24));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);
  await page.getByRole('combobox', { name: words.list.sort }).selectOption('price-asc');
  await expect(page).toHaveURL(/\?stock=1&sort=price-asc$/);
  await expectListShown(page, range(n, 1, 24));
});

test('[ROUTE-02] [SEARCH-02] search result pages keep the keyword and show their range of the total', async ({
  page,
}) => {
  await page.goto('/search?q=植物');
  const n = Number(/(\d+)点中/.exec((await count(page).textContent()) ?? '')?.[1]);
  expect(n).toBeGreaterThan(48);
  await next(page).click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: '植物', p: '2' })}`);
  await expectListShown(page, range(n, 25, 48));
  await expect(page).toHaveTitle(new RegExp(say(words.pagination.page, { n: 2 })));
});

test('[ROUTE-03] [TAG-01] tag pages keep the tag and show their range of the total', async ({ page }) => {
  await page.goto('/search/tag?tagId=1,101');
  const n = Number(/(\d+)点中/.exec((await count(page).textContent()) ?? '')?.[1]);
  expect(n).toBeGreaterThan(48);
  await next(page).click();
  await expect(page).toHaveURL('/search/tag?tagId=1,101&p=2');
  await expectListShown(page, range(n, 25, 48));
  await pages(page).getByRole('link', { name: words.pagination.previous }).click();
  await expect(page).toHaveURL('/search/tag?tagId=1,101');
  await expectListShown(page, range(n, 1, 24));
});

test('[LIST-02] @mobile on a phone only the list shows a loading state while the next page loads, then its header is scrolled into view', async ({
  page,
}) => {
  await page.goto('/en/ornamentplants');
  const result = (await count(page).textContent()) ?? '';
  const total = Number(/of (\d+)/.exec(result)?.[1]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/[?&]p=2/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: en.pagination.next }).tap();
  await expect(page.locator('[data-results]')).toHaveAttribute('aria-busy', 'true');
  // The rest of the page is unchanged, without an overlay.
  await expect(page.getByText(en.loading.overlay, { exact: true })).toBeHidden();
  release();
  await expect(page).toHaveURL('/en/ornamentplants?p=2');
  await expectListShown(page, say(en.list.range, { n: total, from: 25, to: 48 }));
  await expect(page.locator('[data-results]')).not.toHaveAttribute('aria-busy', 'true');
});

/** The lowest contrast between an element's text lines and the image below, pixel by pixel. */
async function leastContrast(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector);
  const { ink, lines } = await element.evaluate((words: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const place = words.getBoundingClientRect();
    const { color } = getComputedStyle(words);
    words.style.color = 'transparent';
    return {
      ink: (color.match(/\d+/g) ?? []).map(Number),
      lines: Array.from(range.getClientRects(), ({ x, y, width, height }) => ({
        x: x - place.x,
        y: y - place.y,
        width,
        height,
      })),
    };
  });
  const data = (await element.screenshot()).toString('base64');
  await element.evaluate((words: HTMLElement) => words.style.removeProperty('color'));
  return page.evaluate(
    async ({ ink, lines, data }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null || lines.length === 0) throw new Error('no element to measure');
      context.drawImage(image, 0, 0);
      const linear = (part = 0) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
      const light = (red?: number, green?: number, blue?: number) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      const dark = light(...ink);
      let least = Number.POSITIVE_INFINITY;
      for (const { x, y, width, height } of lines) {
        const pixels = context.getImageData(x, y, width, height).data;
        for (let at = 0; at < pixels.length; at += 4) {
          // Outside of the element its screenshot is transparent.
          if (pixels[at + 3] === 0) continue;
          const ground = light(pixels[at], pixels[at + 1], pixels[at + 2]);
          least = Math.min(least, (Math.max(ground, dark) + 0.05) / (Math.min(ground, dark) + 0.05));
        }
      }
      return least;
    },
    { ink, lines, data },
  );
}

test('[A11Y-01] [LIST-03] @pictures the words over a list’s picture can be read on every wide window', async ({
  page,
}) => {
  for (const list of sampled(
    ['/ornamentplants/tableplants', '/herb', '/succulent', '/collections/desk', '/en/collections/desk'],
    'words over a picture',
  )) {
    await page.goto(list);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('main section img').first()).toHaveJSProperty('complete', true);
      expect(await leastContrast(page, 'main section h1 + p'), `${list} at ${width}`).toBeGreaterThan(4.5);
    }
  }
});
