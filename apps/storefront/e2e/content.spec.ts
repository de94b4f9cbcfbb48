import { expect, test } from './support/test';
import { LANGUAGES, words } from './support/words';

const PAGES = [
  { path: '/pages/premium-support', ja: 'あんしんプレミアムサポート', en: 'Anshin premium support' },
  { path: '/pages/guarantee', ja: '植物保証について', en: 'Plant guarantee' },
  { path: '/pages/aboutstore', ja: 'コモレノ STOREについて', en: 'About the store' },
  { path: '/pages/contents_policy', ja: 'コンテンツポリシー', en: 'Contents policy' },
  { path: '/pages/giftgreen', ja: '植物ギフト', en: 'Gift green' },
  { path: '/pages/drybonsai-lp', ja: 'ドライ盆栽', en: 'Dry bonsai' },
  { path: '/fixed/e-gift', ja: 'eギフトについて', en: 'About e-gift' },
  { path: '/policies/refund-policy', ja: '返品・返金ポリシー', en: 'Refund policy' },
  { path: '/policies/legal-notice', ja: '特定商取引法に基づく表記', en: 'Legal notice' },
] as const;

for (const { locale, prefix, words: t } of LANGUAGES) {
  test(`[ROUTE-11] [ROUTE-12] every page of text has its title, its text in its language, and its way (${locale})`, async ({
    page,
  }) => {
    for (const { path, ...titles } of PAGES) {
      await page.goto(`${prefix}${path}`);
      const article = page.getByRole('article').first();
      await expect(article.getByRole('heading', { level: 1 })).toContainText(titles[locale]);
      await expect(page).toHaveTitle(new RegExp(titles[locale]));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${prefix}${path}$`),
      );
      const text = (await article.locator('p, dd').allInnerTexts()).join('');
      expect(text.length, path).toBeGreaterThan(100);
      expect(/[ぁ-ん]/.test(text), path).toBe(locale === 'ja');
      await expect(page.getByRole('navigation', { name: t.nav.breadcrumb })).toContainText(titles[locale]);
    }
  });

  test(`[ROUTE-10] the news are listed newest first, and lead on or stand for themselves (${locale})`, async ({
    page,
  }) => {
    await page.goto(prefix === '' ? '/' : prefix);
    const home = page.locator('#news');
    await expect(home.getByRole('listitem')).toHaveCount(4);
    const [first] = await home.getByRole('listitem').allInnerTexts();
    await home.getByRole('link', { name: t.home.newsMore }).click();
    await expect(page).toHaveURL(`${prefix}/news`);
    const news = page.getByRole('main').getByRole('list').last().getByRole('listitem');
    await expect(news).toHaveCount(15);
    expect((await news.allInnerTexts())[0]).toBe(first);
    const dates = await news
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual([...dates].sort().reverse());
    await page.locator(`main a[href="${prefix}/flowerpot"]`).click();
    await expect(page).toHaveURL(`${prefix}/flowerpot`);
  });

  test(`[ROUTE-10] advisors are presented with what they know best, and lead to its plants (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/advisors`);
    await expect(page.getByRole('heading', { level: 1, name: t.advisors.title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(7);
    await page
      .getByRole('main')
      .getByRole('link', { name: locale === 'ja' ? '塊根植物' : 'Caudex plants' })
      .click();
    await expect(page).toHaveURL(`${prefix}/codex`);
  });
}

test('[ROUTE-10] a link to one piece of news finds it in the list', async ({ page }) => {
  await page.goto('/news#2026-typhoon');
  await expect(page.locator('[id="2026-typhoon"]')).toBeInViewport();
  await expect(page.locator('[id="2026-typhoon"] a')).toHaveCount(0);
});

test('[ROUTE-09] every purpose and producer is on the page of them all', async ({ page }) => {
  await page.goto('/collections');
  await expect(page.getByRole('heading', { level: 1, name: words.collections.title })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="/collections/producers-"]')).toHaveCount(12);
  await expect(main.locator('a[href^="/collections/"]:not([href*="producers-"])')).toHaveCount(17);
  await main.getByRole('link', { name: 'デスク・卓上に' }).click();
  await expect(page).toHaveURL('/collections/desk');
});

test('[ROUTE-11] the e-gift has one address', async ({ page }) => {
  await page.goto('/en/pages/e-gift');
  await expect(page).toHaveURL('/en/fixed/e-gift');
});

test('[STORE-02] what the provider has elsewhere is at the shop’s own address', async ({ page }) => {
  for (const [theirs, ours] of [
    ['/collections/okinawa', '/ornamentplants/okinawa'],
    ['/en/collections/sale/products/pachira-mini', '/en/products/pachira-mini'],
    ['/blogs/news/2026-typhoon', '/news#2026-typhoon'],
    ['/blogs/columns/howtochoosepot', '/columns/howtochoosepot'],
  ] as const) {
    await page.goto(theirs);
    await expect(page).toHaveURL(ours);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('another handle', () => {
  test.use({ expectedMessages: [/404/] });

  test('[ROUTE-14] is no page and no policy', async ({ page }) => {
    for (const path of [
      '/pages/no-such-page',
      '/policies/privacy-policy',
      '/fixed/other',
      '/columns/no-such-column',
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
    }
  });
});
