import type { Page } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { LANGUAGES, say, words, wordsOf } from '../test/support/words';
import { expect, test } from './support/test';

/** The header's field; it becomes a combobox when its code has loaded. */
const field = (page: Page) => page.getByRole('banner').locator('input[data-suggest]');
const list = (page: Page) => page.getByRole('listbox', { name: words.search.suggestions });
const rows = (page: Page) => list(page).getByRole('option');
const group = (page: Page, name: string) =>
  list(page).getByRole('group', { name, exact: true }).getByRole('option');
/** The field's requests to the shop. */
const SUGGESTIONS = '**/api/suggestions?*';
const textOf = (address: string) => new URL(address).searchParams.get('q') ?? '';

async function type(page: Page, text: string): Promise<void> {
  await field(page).click();
  await expect(field(page)).toHaveRole('combobox');
  // On a result page it contains the query.
  await field(page).clear();
  await field(page).pressSequentially(text);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => document.readyState === 'complete');
});

test('[SEARCH-04] typing offers keywords, products with image and price, and categories', async ({
  page,
}) => {
  await type(page, 'パキラ');
  await expect(list(page).getByRole('group', { name: words.search.products })).toBeVisible();
  const product = list(page).getByRole('group', { name: words.search.products }).getByRole('option').first();
  await expect(product).toContainText('パキラ');
  await expect(product).toContainText('¥');
  await expect(
    product.getByRole('img', { includeHidden: true }).or(product.locator('img')).first(),
  ).toBeVisible();
  await expect(product.locator('mark').first()).toHaveText('パキラ');
  await product.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(list(page)).toHaveCount(0);
});

test('[SEARCH-04] the panel aligns with the left of the field and the right of the header column; products are beside the keywords', async ({
  page,
}) => {
  await type(page, 'モン');
  await expect(group(page, words.search.products).first()).toBeVisible();
  const [panel, column, search, keyword, product] = await Promise.all(
    [
      page
        .getByRole('search')
        .locator('div')
        .filter({ has: list(page) })
        .last(),
      page.getByRole('navigation', { name: words.menu.title }),
      field(page),
      group(page, words.search.keywords).first(),
      group(page, words.search.products).first(),
    ].map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON())),
  );
  expect(panel.right).toBeCloseTo(column.right, 0);
  expect(panel.left).toBeLessThan(search.left);
  expect(product.left).toBeGreaterThan(keyword.right);
  expect(product.top).toBeCloseTo(keyword.top, -1);
});

test('[SEARCH-04] the last row links to all results and shows their count', async ({ page }) => {
  await type(page, 'もんす');
  const all = rows(page).last();
  await expect(all).toHaveText(/「もんす」の検索結果をすべて見る\(\d+件\)/);
  const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'もんす' })}`);
  await expect(page.locator('#list-count')).toContainText(String(total));
});

test('[SEARCH-04] a named category precedes the products', async ({ page }) => {
  await type(page, '多肉');
  await expect(rows(page).first()).toHaveText('多肉植物');
  await rows(page).first().click();
  await expect(page).toHaveURL('/succulent');
});

test('[SEARCH-08] an opened search shows category images and best sellers', async ({ page }) => {
  const panel = page.getByRole('banner').getByRole('region', { name: words.header.search });
  await field(page).click();
  await expect(panel.locator('a[href="/ornamentplants"] img')).toBeVisible();
  await expect(panel.locator('a[href^="/products/"]')).toHaveCount(3);
  await expect(panel.locator('a[href^="/products/"]').first()).toContainText('¥');
});

test('[SEARCH-04] by keyboard alone: down, up, Enter on a row, Escape, Enter on the text', async ({
  page,
}) => {
  await type(page, 'モンステラ');
  await expect(rows(page).first()).toBeVisible();
  // Rows of the previous letters are shown meanwhile; none stays selected when the whole word is answered.
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await rows(page).nth(0).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('モンステラ');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  // The navigation has ended when its heading is shown: only then focus stays in place.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say(words.search.title, { q: 'モンステラ' }),
  );
  await type(page, 'ガジュマル');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const address = (await rows(page).first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

test('[SEARCH-01] a blank field shows nothing and sends no request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/suggestions')) asked.push(textOf(request.url()));
  });
  await type(page, '   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await field(page).pressSequentially('モ');
  await expect(rows(page).first()).toBeVisible();
  await field(page).fill('');
  await expect(list(page)).toHaveCount(0);
  expect(asked).toEqual(['モ']);
});

test('[SEARCH-04] fast typing is debounced into one request; a stale response is never shown', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(SUGGESTIONS, async (route) => {
    const text = textOf(route.request().url());
    asked.push(text);
    if (text === 'パ') {
      // answered long after the next text
      await expect.poll(() => asked.length).toBe(2);
    }
    await route.continue().catch(() => undefined);
  });
  await type(page, 'パ');
  await expect.poll(() => asked).toEqual(['パ']);
  await field(page).pressSequentially('キラ');
  await expect(list(page).getByRole('option').first()).toContainText('パキラ');
  expect(asked).toEqual(['パ', 'パキラ']);
});

test('[SEARCH-04] no suggestions shows a message, and Enter still searches', async ({ page }) => {
  await type(page, 'zzzzqqq');
  await expect(page.getByText(words.search.noSuggestion).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=zzzzqqq/);
});

test('[SEARCH-04] the clear button empties the field and keeps its focus', async ({ page }) => {
  await type(page, 'パキラ');
  await page.getByRole('banner').getByRole('button', { name: words.aria.clearSearch }).first().click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(list(page)).toHaveCount(0);
});

test('[SEARCH-08] a blank field offers recent searches, keywords and categories; by keyboard, and removable', async ({
  page,
}) => {
  const panel = page.getByRole('banner').getByRole('region', { name: words.header.search });
  const recent = (name: string) => panel.getByRole('link', { name, exact: true });
  const forget = (q: string) => panel.getByRole('button', { name: say(words.search.removeRecent, { q }) });
  await field(page).click();
  await expect(panel.getByRole('heading', { name: words.search.proposed })).toBeVisible();
  await expect(panel.getByRole('heading', { name: words.search.recent })).toHaveCount(0);
  await panel.getByRole('link', { name: 'パキラ', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.search.title, { q: 'パキラ' }));
  await type(page, '土');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.search.title, { q: '土' }));

  // Newest first; the keyboard moves through them without closing the panel.
  await page.goto('/');
  await field(page).focus();
  await expect(panel.getByRole('listitem').getByRole('link').first()).toHaveText('土');
  await expect(recent('パキラ').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel).toBeVisible();
  await forget('土').focus();
  await page.keyboard.press('Enter');
  await expect(forget('土')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await forget('パキラ').focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await panel.getByRole('button', { name: words.search.clearRecent }).click();
  await expect(panel.getByRole('heading', { name: words.search.recent })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link').first().focus();
  await expect(panel).toHaveCount(0);
});

test('[SEARCH-04] works in English', async ({ page }) => {
  await page.goto('/en');
  await field(page).click();
  await expect(field(page)).toHaveRole('combobox');
  await field(page).pressSequentially('monst');
  const found = page.getByRole('listbox', { name: wordsOf.en.search.suggestions });
  await expect(
    found.getByRole('group', { name: wordsOf.en.search.keywords }).getByRole('option').first(),
  ).toHaveText('monstera');
  for (const row of await found.getByRole('option').all())
    expect(await row.getAttribute('href')).toMatch(/^\/en\//);
});

test('[SEARCH-04] a reading, kanji, alias or prefix suggests the match, and a typo its correction', async ({
  page,
}) => {
  const meant: [text: string, group: string, row: string, product: string][] = [
    ['ぼんさい', words.search.keywords, '盆栽', '盆栽'],
    ['虎の尾', words.search.keywords, 'サンスベリア', 'サンスベリア'],
    ['サンセベリア', words.search.keywords, 'サンスベリア', 'サンスベリア'],
    ['とらの', words.search.keywords, 'サンスベリア', 'サンスベリア'],
    ['モンスタラ', words.search.meant, 'モンステラ', 'モンステラ'],
    ['Monstra', words.search.meant, 'monstera', 'モンステラ'],
  ];
  await type(page, 'パキラ');
  for (const [text, title, row, product] of meant) {
    await field(page).fill(text);
    await expect(group(page, title).first()).toHaveText(row);
    await expect(group(page, words.search.products).first()).toContainText(product);
  }
  await group(page, words.search.meant).click();
  await expect(page).toHaveURL('/search?q=monstera');
  await expect(page.locator('#main article').first()).toContainText('モンステラ');
});

test('[SEARCH-04] [SEARCH-05] recognised needs are suggested as searches', async ({ page }) => {
  await type(page, '暗い部屋');
  await expect(group(page, words.search.needs)).toHaveText(['日陰に強い']);
  await field(page).fill('モンステラ 5000円以下');
  await expect(group(page, words.search.needs)).toHaveText(['モンステラ 〜5,000円']);
  await group(page, words.search.needs).click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'モンステラ 5000円以下' })}`);
  await expect(
    page.getByRole('link', { name: say(words.list.removeFilter, { filter: '〜5,000円' }) }),
  ).toBeVisible();
});

for (const { locale, prefix, words: said } of sampled(LANGUAGES, 'suggestions 1')) {
  test(`[SEARCH-04] [SEARCH-06] shipping and returns suggest the help pages (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/`);
    await field(page).click();
    await expect(field(page)).toHaveRole('combobox');
    const pages = page
      .getByRole('listbox', { name: said.search.suggestions })
      .getByRole('group', { name: said.search.pages })
      .getByRole('option');
    await field(page).fill(locale === 'ja' ? '送料' : 'shipping');
    await expect(pages.first()).toHaveAttribute('href', `${prefix}/policies/legal-notice`);
    await field(page).fill(locale === 'ja' ? 'へんぴん' : 'refund');
    await expect(pages.first()).toHaveAttribute('href', `${prefix}/policies/refund-policy`);
    await pages.first().click();
    await expect(page).toHaveURL(`${prefix}/policies/refund-policy`);
  });
}

test('[HEAD-01] @mobile search on a phone is a sheet over the page: type, select, or close it', async ({
  page,
}) => {
  const open = page.getByRole('banner').getByRole('link', { name: words.header.searchPlaceholder });
  const sheet = page.getByRole('dialog', { name: words.header.search });
  const field = await open.boundingBox();
  expect(field?.width, 'as wide as a field').toBeGreaterThan(300);
  expect(field?.height).toBeGreaterThanOrEqual(44);
  await open.tap();
  await expect(sheet).toBeVisible();
  const input = sheet.locator('input');
  await expect(input).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-scroll-locked');
  // Before any input it shows the categories, so it is never empty.
  await expect(sheet.getByRole('link', { name: '観葉植物' })).toBeVisible();
  await input.pressSequentially('パキラ');
  const row = sheet.getByRole('option').first();
  await expect(row).toBeVisible();
  await sheet.getByRole('button', { name: words.common.close, exact: true }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
  await expect(open).toBeFocused();
  await open.tap();
  await sheet.locator('input').pressSequentially('パキラ');
  await sheet.getByRole('group', { name: words.search.products }).getByRole('option').first().tap();
  await expect(page).toHaveURL(/\/products\//);
  await expect(sheet).toHaveCount(0);
});

test.describe('when the platform is unavailable', () => {
  test.use({ expectedMessages: [/503|ERR_|Failed to load resource/] });

  test('[SEARCH-04] suggestions and their targets work without the platform', async ({ page, platform }) => {
    await platform.stop();
    await type(page, 'がじゅま');
    await expect(group(page, words.search.keywords)).toHaveText(['ガジュマル']);
    const product = group(page, words.search.products).first();
    await expect(product).toContainText('ガジュマル');
    await expect(product).toContainText('¥');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(words.search.title, { q: 'がじゅま' }),
    );
    await expect(page.locator('#main article').first()).toContainText('ガジュマル');
  });
});

test.describe('without a response', () => {
  test.use({ expectedMessages: [/503|ERR_|Failed to load resource/] });

  test('[SEARCH-08] when images fail to load, an opened search lists all categories as text', async ({
    page,
  }) => {
    const panel = page.getByRole('banner').getByRole('region', { name: words.header.search });
    await page.route('**/api/search-start?*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await field(page).click();
    await expect(panel.getByRole('link', { name: 'サボテン', exact: true })).toBeVisible();
    await expect(panel.locator('img')).toHaveCount(0);
  });

  test('[SEARCH-04] a failed request is shown, retried on the next input, and leaves a working search field', async ({
    page,
  }) => {
    await page.route(SUGGESTIONS, (route) =>
      textOf(route.request().url()) === 'パキ' ? route.fulfill({ status: 503, body: '{}' }) : route.abort(),
    );
    await type(page, 'パキ');
    await expect(page.getByText(words.search.suggestionsFailed).first()).toBeVisible();
    await field(page).pressSequentially('ラ');
    await expect(page.getByText(words.search.suggestionsFailed).first()).toBeVisible();
    await page.unroute(SUGGESTIONS);
    await field(page).pressSequentially(' 陶');
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(words.search.title, { q: 'パキラ 陶' }),
    );
  });
});
