import { sampled } from '../test/support/sampled';
import { LANGUAGES } from '../test/support/words';
import { expect, test } from './support/test';

const HANDLE = 'howtochoosepot';

for (const { locale, prefix, words } of sampled(LANGUAGES, 'columns 1')) {
  test(`[ROUTE-13] [SLIDE-03] the home page links to a column with its text, breadcrumb and products (${locale})`, async ({
    page,
  }) => {
    await page.goto(prefix === '' ? '/' : prefix);
    const row = page.locator('#columns');
    // Feature articles are below them.
    await expect(row.locator('a[href*="/columns/"]')).toHaveCount(2);
    await row.locator(`a[href="${prefix}/columns/${HANDLE}"]`).click();
    await expect(page).toHaveURL(`${prefix}/columns/${HANDLE}`);
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(
      page.getByRole('list', { name: words.column.products }).getByRole('link').first(),
    ).toBeVisible();
    const writer = page.locator('#writer');
    await expect(
      writer.getByRole('heading', { name: locale === 'ja' ? '砂原 拓真' : 'Takuma Sunahara' }),
    ).toBeVisible();
    await expect(writer.getByRole('link')).toHaveAttribute('href', `${prefix}/pages/premium-support`);
    await page.getByRole('navigation', { name: words.nav.breadcrumb }).getByRole('link').first().click();
    await expect(page).toHaveURL(prefix === '' ? '/' : prefix);
  });
}

for (const { locale, prefix, words } of sampled(LANGUAGES, 'columns 3')) {
  test(`[ROUTE-13] a column shows each product once, under the part that names it first, and ends with another column (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/columns/recommendkanyou`);
    const article = page.getByRole('article').first();
    const zamioculcas = article.locator(`a[href="${prefix}/products/zamioculcas"]`);
    await expect(zamioculcas).toHaveCount(1);
    const before = await zamioculcas.evaluate((link) => {
      const list = link.closest('ul');
      return [list?.getAttribute('aria-label'), list?.previousElementSibling?.textContent];
    });
    expect(before[0]).toBe(words.column.products);
    expect(before[1]).toContain(
      locale === 'ja' ? 'ザミオクルカスやサンスベリアは' : 'Zamioculcas and sansevierias',
    );
    await expect(article.locator(`a[href="${prefix}/products/sansevieria-laurentii"]`)).toHaveCount(1);
    const more = page.getByRole('region', { name: words.column.more });
    await expect(more.locator('a[href*="/columns/"]')).toHaveAttribute('href', `${prefix}/columns/${HANDLE}`);
  });
}

for (const { locale, prefix, words } of sampled(LANGUAGES, 'columns 2')) {
  test(`[ROUTE-21] the index page lists all columns with authors, newest first; home and columns link to it (${locale})`, async ({
    page,
  }) => {
    await page.goto(prefix === '' ? '/' : prefix);
    await page.locator('#columns').getByRole('link', { name: words.common.viewList }).click();
    await expect(page).toHaveURL(`${prefix}/columns`);
    await expect(page.getByRole('heading', { level: 1, name: words.home.columns })).toBeVisible();
    const columns = page.getByRole('main').locator(`a[href^="${prefix}/columns/"]`);
    await expect(columns).toHaveCount(2);
    await expect(columns.first()).toHaveAttribute('href', `${prefix}/columns/howtochoosepot`);
    await expect(columns.first()).toContainText(locale === 'ja' ? '砂原 拓真' : 'Takuma Sunahara');
    await columns.first().click();
    await expect(page).toHaveURL(`${prefix}/columns/${HANDLE}`);
    await page
      .getByRole('navigation', { name: words.nav.breadcrumb })
      .getByRole('link', { name: words.home.columns })
      .click();
    await expect(page).toHaveURL(`${prefix}/columns`);
  });
}

test.describe('an unknown handle', () => {
  test.use({ expectedMessages: [/404/] });

  test('[ROUTE-14] is not a column', async ({ page }) => {
    expect((await page.goto('/columns/no-such-column'))?.status()).toBe(404);
  });
});

test('[TYPE-01] @mobile lines of an article are filled, and its headings break between phrases', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/columns/${HANDLE}`);
  const article = page.getByRole('article').first();
  const widths = await article.locator('p').evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = [...range.getClientRects()].map(({ width }) => width / paragraph.clientWidth);
      return lines.slice(0, -1);
    }),
  );
  const long = widths.filter((lines) => lines.length >= 3);
  expect(long.length).toBeGreaterThan(2);
  // Two characters may move to the next line with closing punctuation.
  expect(Math.min(...long.flat())).toBeGreaterThan(0.85);
  await expect(article.getByRole('heading', { level: 2 }).first()).toHaveCSS('word-break', 'auto-phrase');
});
