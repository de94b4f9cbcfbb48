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

for (const [path, size, vendor] of [
  ['/ornamentplants', '高さ25〜100cm', '水城グリーンファーム'],
  ['/en/ornamentplants', '25–100 cm tall', 'Mizuki Green Farm'],
] as const) {
  test(`[CARD-02] a card says the size of its product before the vendor, and cuts neither (${path})`, async ({
    page,
  }) => {
    await page.goto(path);
    const cards = page.getByRole('main').getByRole('article');
    const card = cards.filter({ has: page.locator('a[href$="/products/monstera-deliciosa"]') });
    await expect(card.getByText(size)).toHaveText(new RegExp(`^${size}.{1,3}${vendor}$`));
    const cut = await cards
      .locator('a > h3 + span, a > h2 + span')
      .filter({ hasText: /cm/ })
      .evaluateAll((lines) => ({
        all: lines.length,
        texts: lines.filter((part) => part.scrollHeight > part.clientHeight).map((part) => part.textContent),
      }));
    expect(cut.all).toBeGreaterThan(15);
    expect(cut.texts).toEqual([]);
  });
}
