import type { Locator, Page } from '@playwright/test';
import { say, words, wordsOf } from '../test/support/words';
import { expect, test } from './support/test';

const { en } = wordsOf;

const address = (q: string) => `/search?${new URLSearchParams({ q })}`;
const cards = (page: Page) => page.locator('#main article');
const count = (page: Page) => page.locator('#list-count');
const chip = (page: Page, filter: string) =>
  page.getByRole('link', { name: say(words.list.removeFilter, { filter }) });

test('[SEARCH-02] [HEAD-01] a desktop has one search field, in the header, with the current query', async ({
  page,
}) => {
  const field = page.getByRole('banner').locator('input[data-suggest]');
  await page.goto(address('モンステラ'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('モンステラ');
  await expect(page.locator('input[data-suggest]:visible')).toHaveCount(1);
  await expect(field).toHaveValue('モンステラ');
  await field.focus();
  await expect(page.getByRole('option').first()).toContainText('モンステラ');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: words.header.menuRanking }).click();
  await expect(page).toHaveURL('/ranking');
  await expect(field).toHaveValue('');
});

test('@mobile [SEARCH-02] a phone has a field in the page with the current query', async ({ page }) => {
  await page.goto(address('モンステラ'));
  const field = page.getByRole('main').getByRole('searchbox', { name: words.header.search });
  await expect(field).toBeVisible();
  await expect(field).toHaveValue('モンステラ');
  // It is the only one; the header's is restored on other pages.
  const link = page.getByRole('banner').getByRole('link', { name: words.header.searchPlaceholder });
  await expect(link).toBeHidden();
  await page.locator('#main article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(link).toBeVisible();
});

test('[SEARCH-02] a search without results offers categories and needs, in both languages', async ({
  page,
}) => {
  for (const [prefix, said] of [
    ['', words],
    ['/en', en],
  ] as const) {
    await page.goto(`${prefix}/search?q=zzzqqq`);
    const popular = page.getByRole('region', { name: said.search.recommend });
    await expect(popular.getByRole('article')).toHaveCount(4);
    const categories = page.getByRole('heading', { name: said.search.categories });
    const top = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.NaN;
    expect(await top(popular)).toBeLessThan(await top(categories));
    await expect(page.getByText(said.search.offeredNeeds)).toBeVisible();
    await expect(page.locator(`#main a[href="${prefix}/succulent"]`)).toBeVisible();
    await page.locator(`#main a[href="${prefix}/collections/shade-tolerant"]`).click();
    await expect(page).toHaveURL(`${prefix}/collections/shade-tolerant`);
  }
});

test('@mobile [SEARCH-02] the empty search page focuses its field, also without scripts', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/search');
    // A search box, and a combobox once its suggestions have loaded.
    const field = page.getByRole('main').locator('input[type="search"]');
    await expect(field).toHaveAccessibleName(words.header.search);
    await expect(field).toBeFocused();
    await context.close();
  }
});

test('[SEARCH-05] [LIST-04] needs are removable filters; order and filters work as on lists', async ({
  page,
}) => {
  await page.goto(address('日陰で育つ観葉植物 5000円以下'));
  const all = Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
  expect(all).toBeGreaterThan(5);
  await expect(chip(page, '〜5,000円')).toBeVisible();
  await chip(page, '日陰に強い').click();
  await expect(page).toHaveURL(address('観葉植物 5000円以下'));
  await expect(chip(page, '日陰に強い')).toHaveCount(0);
  await expect(count(page)).not.toHaveText(say(words.list.count, { n: all }));
  await page.getByRole('combobox', { name: words.list.sort }).selectOption('price-asc');
  await expect(page).toHaveURL(/&sort=price-asc$/);
  const prices = await cards(page).evaluateAll((articles) =>
    articles.map(({ textContent }) => Number(/¥\s*([\d,]+)/.exec(textContent ?? '')?.[1]?.replace(',', ''))),
  );
  expect(prices.length).toBeGreaterThan(5);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  expect(Math.max(...prices)).toBeLessThanOrEqual(5_000);
});

test('[SEARCH-05] a typo is corrected, a term without results is dropped, and both are shown', async ({
  page,
}) => {
  await page.goto(address('モンスタラ'));
  await expect(page.getByRole('link', { name: 'モンステラ', exact: true })).toBeVisible();
  await expect(page.getByText(words.search.corrected)).toBeVisible();
  await page.goto(address('パキラ zzzqqq'));
  await expect(cards(page).first()).toContainText('パキラ');
  await expect(page.getByText(say(words.search.dropped, { words: 'zzzqqq' }))).toBeVisible();
  await page.goto(address('zzzqqq'));
  await expect(cards(page).and(page.locator('[data-results] article'))).toHaveCount(0);
  await expect(count(page)).toContainText('zzzqqq');
});

test('[SEARCH-06] matching help pages are listed above the products, in both languages', async ({ page }) => {
  for (const [query, title] of [
    ['送料', '特定商取引法に基づく表記'],
    ['返品', '返品・返金ポリシー'],
    ['枯れたら', '植物保証について'],
    ['多肉', '多肉植物'],
  ] as const) {
    await page.goto(address(query));
    await expect(page.locator('#main').getByRole('link', { name: title, exact: true })).toBeVisible();
  }
  await page.goto('/en/search?q=returns');
  await expect(page.getByText(en.search.places)).toBeVisible();
  await expect(page.locator('#main a[href="/en/policies/refund-policy"]')).toBeVisible();
});

test('[SEARCH-09] a search is counted when the page is idle, and a result on click, with nothing but the query', async ({
  page,
}) => {
  const told: unknown[] = [];
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/searches')) answers.push(response.status());
  });
  // A beacon's body is a Blob, which the DevTools protocol does not show.
  await page.exposeFunction('noteBeacon', (text: string) => void told.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (String(address) === '/api/searches' && body instanceof Blob)
        void body.text().then(Reflect.get(window, 'noteBeacon'));
      return send(address, body);
    };
  });
  const q = '斑入りモンステラ';
  await page.goto(address(q));
  await expect.poll(() => answers).toEqual([204]);
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => answers).toEqual([204, 204]);
  await expect.poll(() => told).toEqual(['search', 'press'].map((event) => ({ q, locale: 'ja', event })));
});
