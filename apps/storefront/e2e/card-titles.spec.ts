import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const LISTS = [
  '/ornamentplants',
  '/succulent',
  '/cutflowers',
  '/gardeninggoods',
  '/ornamentplants/tableplants',
  '/collections/desk',
  '/search?q=zzzz',
];

/**
 * Titles of cards that break within a word: `モンステラ 斑入|り`. A word ends where the browser's dictionary says so, or at a space or a
 * mark; a word that is wider than its card may break.
 */
function brokenTitles(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const { lang } = document.documentElement;
    const isEnd = (text: string, index: number) =>
      [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)].some(
        (word) => word.index === index,
      );
    const broken: string[] = [];
    for (const title of main.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)')) {
      const text = title.textContent ?? '';
      const tops: number[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let index = 0; index < (node.textContent ?? '').length; index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          tops.push(range.getBoundingClientRect().top);
        }
      }
      const shown = title.getBoundingClientRect().bottom;
      for (let index = 1; index < text.length; index += 1) {
        const top = tops[index] ?? 0;
        if (top > (tops[index - 1] ?? 0) + 4 && top < shown && !isEnd(text, index)) {
          broken.push(`${text.slice(0, index)}|${text.slice(index)}`);
        }
      }
    }
    return broken;
  });
}

for (const prefix of ['', '/en']) {
  for (const width of [360, 390]) {
    test(`[CARD-03] @mobile no title of a card breaks within a word, ${width} px wide (${prefix || '/'})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const list of LISTS) {
        await page.goto(prefix + list);
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        expect(await brokenTitles(page), list).toEqual([]);
      }
    });
  }
}

/** Cards whose size and vendor are cut, or show their separator at the end or the beginning of a line. */
function brokenFacts(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('article a > :is(h2, h3, h4) + span')
    .evaluateAll((all) =>
      all.flatMap((facts) => {
        const [size, vendor] = Array.from(facts.children);
        if (!vendor) return [];
        const lines = facts.getBoundingClientRect();
        const separator = vendor.querySelector('span')?.getBoundingClientRect();
        const isOneLine = vendor.getBoundingClientRect().top === size?.getBoundingClientRect().top;
        const isSeparatorRight =
          separator && (isOneLine ? separator.left > lines.left : separator.right <= lines.left + 1);
        const range = document.createRange();
        range.selectNodeContents(facts);
        const rects = Array.from(range.getClientRects());
        const isCut = rects.some((rect) => rect.right > lines.right + 1 || rect.bottom > lines.bottom + 1);
        return isSeparatorRight && !isCut ? [] : [facts.textContent ?? ''];
      }),
    );
}

for (const [prefix, size, vendor] of [
  ['', '高さ25〜100cm', '水城グリーンファーム'],
  ['/en', '25–100 cm tall', 'Mizuki Green Farm'],
] as const) {
  test(`[CARD-02] a card says the size of its product before the vendor, and cuts neither (${prefix || '/'})`, async ({
    page,
  }) => {
    for (const width of [360, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/ornamentplants', '/search?q=zzzz', '/ranking']) {
        await page.goto(prefix + path);
        const cards = page.getByRole('main').getByRole('article');
        const card = cards.filter({ has: page.locator('a[href$="/products/monstera-deliciosa"]') }).first();
        await expect(card.getByText(size).locator('..')).toHaveText(new RegExp(`^${size}.{1,3}${vendor}$`));
        expect(await brokenFacts(page), `${path}, ${width} pixels wide`).toEqual([]);
      }
    }
  });
}
