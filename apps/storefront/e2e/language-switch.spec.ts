import type { Page } from '@playwright/test';
import { LANGUAGES } from '../test/support/languages';
import { sampled } from '../test/support/sampled';
import { expect, test } from './support/test';

/** The same page in both languages. */
const PAGES = [
  ['/', '/en'],
  ['/ornamentplants?p=2&sort=price-asc', '/en/ornamentplants?p=2&sort=price-asc'],
  ['/search?q=%E3%83%91%E3%82%AD%E3%83%A9', '/en/search?q=%E3%83%91%E3%82%AD%E3%83%A9'],
  ['/search/tag?tagId=3,305', '/en/search/tag?tagId=3,305'],
  ['/ranking?category=succulent', '/en/ranking?category=succulent'],
  [
    '/products/monstera-deliciosa?variant=42319872427247',
    '/en/products/monstera-deliciosa?variant=42319872427247',
  ],
  ['/policies/refund-policy', '/en/policies/refund-policy'],
  ['/cart', '/en/cart'],
] as const;

/** The language switch in the header. */
const inHeader = (page: Page, label: string) =>
  page.getByRole('banner').getByRole('link', { name: label, exact: true });
const decoded = (address: string) => decodeURIComponent(address);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[HEAD-01] [ROUTE-16] the language switch in the header opens the same page with its query', async ({
    page,
    baseURL,
  }) => {
    for (const [japanese, english] of sampled(PAGES, 'language-switch pages', ([path]) =>
      path.includes('?'),
    )) {
      await page.goto(japanese);
      const toEnglish = inHeader(page, 'English');
      await expect(toEnglish).toHaveAttribute('hreflang', 'en');
      await expect(toEnglish).toHaveAttribute('lang', 'en');
      await toEnglish.click();
      expect(decoded(page.url())).toBe(decoded(baseURL + english));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const toJapanese = inHeader(page, '日本語');
      await expect(toJapanese).toHaveAttribute('lang', 'ja');
      await toJapanese.click();
      expect(decoded(page.url()).replace(/\/$/, '')).toBe(decoded(baseURL + japanese).replace(/\/$/, ''));
    }
  });
});

test('[HEAD-01] [ROUTE-16] after client-side navigation and after a selection, the language switch targets the current page', async ({
  page,
}) => {
  await page.goto('/ornamentplants');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  const { pathname, search } = new URL(page.url());
  await inHeader(page, 'English').click();
  await expect(page).toHaveURL(`/en${pathname}${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Parameters of this visit's URL are kept too.
  await page.goto('/succulent?utm_source=letter&sort=new');
  await inHeader(page, 'English').click();
  await expect(page).toHaveURL('/en/succulent?utm_source=letter&sort=new');
});

test('[HEAD-01] the scroll position is kept, too', async ({ page }) => {
  await page.goto('/');
  await page.locator('#reviews').evaluate((part) => part.scrollIntoView());
  const place = () => page.locator('#reviews').evaluate((part) => part.getBoundingClientRect().top);
  const before = await place();
  // The header's switch is not visible here; keyboard users reach it from anywhere.
  await inHeader(page, 'English').evaluate((link: HTMLElement) => {
    link.focus({ preventScroll: true });
    link.click();
  });
  await expect(page).toHaveURL('/en');
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40);
});

for (const { language, words, home } of sampled(LANGUAGES, 'language-switch 1')) {
  test(`[HEAD-01] [ROUTE-16] @mobile the language can be switched in the side menu (${language})`, async ({
    page,
  }) => {
    const list = home === '/' ? '/fruit?sort=new' : '/en/fruit?sort=new';
    const other = home === '/' ? '/en/fruit?sort=new' : '/fruit?sort=new';
    await page.goto(list);
    await page.getByRole('button', { name: words.aria.openMenu }).tap();
    const drawer = page.getByRole('dialog', { name: words.menu.title });
    await drawer.getByRole('link', { name: home === '/' ? 'English' : '日本語', exact: true }).tap();
    await expect(page).toHaveURL(other);
  });
}

test('[HEAD-01] @mobile no page overflows horizontally in either language, from 320 to 430 pixels', async ({
  page,
}) => {
  for (const path of ['', '/ornamentplants', '/products/altissima', '/search?q=a', '/ranking', '/cart']) {
    for (const prefix of ['', '/en']) {
      await page.goto(`${prefix}${path}` || '/');
      for (const width of [320, 341, 360, 374, 375, 430]) {
        await page.setViewportSize({ width, height: 740 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${prefix}${path} at ${width}`).toBeLessThanOrEqual(width);
        const cart = await page.getByRole('banner').locator('a[href$="/cart"]').first().boundingBox();
        const right = (cart?.x ?? 0) + (cart?.width ?? 0);
        expect(right, `the cart of ${prefix}${path} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  }
});

test("[HEAD-01] every page's icons have accessible names and respond by their role", async ({
  page,
  request,
}) => {
  const files = [
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/, 8_000],
    ['/manifest.webmanifest', /^application\/manifest\+json/, 2_000],
    ['/icons/icon-192.png', /^image\/png/, 10_000],
    ['/icons/icon-512.png', /^image\/png/, 30_000],
    ['/icons/maskable-512.png', /^image\/png/, 30_000],
  ] as const;
  for (const [address, type, most] of files) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toMatch(type);
    expect((await answer.body()).byteLength, address).toBeLessThan(most);
  }
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'コモレノ STORE', start_url: '/', theme_color: '#ffffff' });
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual(
    files.slice(2).map(([address]) => address),
  );
  for (const address of ['/', '/en/succulent', '/products/pachira-mini']) {
    await page.goto(address);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
    await expect(page.locator('link[rel=icon][href^="/favicon.ico"]')).toHaveCount(1);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#ffffff');
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    const answer = await request.get(touch ?? '/none');
    expect(answer.headers()['content-type']).toBe('image/png');
  }
});
