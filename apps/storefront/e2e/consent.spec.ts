import type { Page } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { words as japanese, LANGUAGES, type Words } from '../test/support/words';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { allowMeasuring, test } from './support/measured-shop';
import { cookie, Shop } from './support/shop';
import { expect, test as shopTest } from './support/test';
import { violations } from './support/violations';

const PLANT = 'umbellata';
/** Consent covers measurement only: advertising is never allowed. */
const signals = (measuring: string) => ({
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: measuring,
});

const bannerOf = (page: Page, words: Words = japanese) =>
  page.getByRole('region', { name: words.consent.title });
const settingsOf = (page: Page, words: Words = japanese) =>
  page.getByRole('contentinfo').getByRole('button', { name: words.footer.consent });
const isTagManagerHere = (page: Page) => page.evaluate(() => 'isTagManagerHere' in window);
/** The page is stable; the banner would have appeared by now. */
const atRest = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

shopTest('[ANA-04] without a tag manager nobody is asked, and there is nothing to set', async ({ page }) => {
  await page.goto('/');
  await atRest(page);
  await expect(bannerOf(page)).toHaveCount(0);
  await expect(settingsOf(page)).toHaveCount(0);
});

for (const { locale, prefix, words } of sampled(LANGUAGES, 'consent 1')) {
  test(`[ANA-04] before a choice the consent banner is shown, and nothing is loaded, sent or stored (${locale})`, async ({
    page,
    context,
    foreign,
    dataLayer,
  }) => {
    await page.goto(`${prefix}/products/${PLANT}`);
    const banner = bannerOf(page, words);
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(words.consent.text);
    await expect(banner.getByRole('link', { name: words.footer.privacy })).toHaveAttribute('href', /privacy/);
    // Actions meanwhile are never reported, neither now nor later.
    await page.locator('h1 + div [data-favorite]').click();
    await expect(page.locator('h1 + div [data-favorite]')).toHaveAttribute('aria-pressed', 'true');
    expect([foreign, dataLayer]).toEqual([[], []]);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => /^_g|^utm|consent|user_id/.test(name))).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
}

test('[ANA-04] accepted: the tag manager receives the consent state, then starts; the next pages do not ask', async ({
  page,
  context,
  foreign,
  dataLayer,
}) => {
  await page.goto('/');
  await bannerOf(page).getByRole('button', { name: japanese.consent.allow, exact: true }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  await expect.poll(() => isTagManagerHere(page)).toBe(true);
  expect(dataLayer.slice(0, 3)).toEqual([
    ['consent', 'default', signals('denied')],
    ['consent', 'update', signals('granted')],
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
  ]);
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'analytics_consent');
  expect(kept?.value).toBe('granted');
  const days = ((kept?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
  await page.goto('/ranking');
  await expect.poll(() => isTagManagerHere(page)).toBe(true);
  await expect(bannerOf(page)).toHaveCount(0);
  expect(new Set(foreign)).toEqual(new Set(['https://tags.example/gtm.js?id=GTM-TEST']));
});

test('[ANA-04] declined: nothing is loaded or reported, here and on the next pages, and the banner does not return', async ({
  page,
  context,
  foreign,
  dataLayer,
}) => {
  await page.goto('/ranking?utm_source=mail');
  await expect.poll(() => cookie(context, 'utm_source')).toBe('mail');
  await bannerOf(page).getByRole('button', { name: japanese.consent.refuse }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await cookie(context, 'analytics_consent')).toBe('denied');
  expect(await cookie(context, 'utm_source'), 'the banner confirms it').toBeNull();
  await page.locator('#main article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goto('/');
  await atRest(page);
  await expect(bannerOf(page)).toHaveCount(0);
  expect([foreign, dataLayer]).toEqual([[], []]);
});

test('[ANA-04] a choice can be changed in the footer; withdrawing consent removes the tool and its cookies on reload', async ({
  page,
  context,
  baseURL,
  dataLayer,
}) => {
  await allowMeasuring(page, baseURL);
  await page.goto('/ranking');
  await expect.poll(() => isTagManagerHere(page)).toBe(true);
  await context.addCookies(
    ['_ga', '_ga_TEST'].map((name) => ({ name, value: 'GA1.1.1', url: baseURL ?? '' })),
  );
  await settingsOf(page).click();
  await expect(bannerOf(page)).toBeFocused();
  await expect(bannerOf(page)).toContainText(japanese.consent.textGranted);
  const reloaded = page.waitForEvent('domcontentloaded');
  await bannerOf(page).getByRole('button', { name: japanese.consent.refuse }).click();
  await reloaded;
  await atRest(page);
  expect(dataLayer.at(-1)).toEqual(['consent', 'update', signals('denied')]);
  expect(await isTagManagerHere(page)).toBe(false);
  expect(await cookie(context, 'analytics_consent')).toBe('denied');
  expect([await cookie(context, '_ga'), await cookie(context, '_ga_TEST')]).toEqual([null, null]);
  await settingsOf(page).click();
  await expect(bannerOf(page)).toContainText(japanese.consent.text);
  await bannerOf(page).getByRole('button', { name: japanese.consent.allow, exact: true }).click();
  await expect(settingsOf(page)).toBeFocused();
  await expect.poll(() => isTagManagerHere(page)).toBe(true);
});

test('[ANA-04] the banner precedes the page in Tab order and is operable by keyboard', async ({
  page,
  context,
}) => {
  await page.goto('/ranking');
  await expect(bannerOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: japanese.header.skip })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await cookie(context, 'analytics_consent')).toBe('granted');
});

test('[ANA-04] in the other language the banner is in that language', async ({ page }) => {
  const [, english] = LANGUAGES;
  await page.goto('/ranking');
  await expect(bannerOf(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/ranking');
  await expect(bannerOf(page, english.words)).toBeVisible();
  await expect(bannerOf(page)).toHaveCount(0);
});

for (const width of sampled([320, 360, 768, 1280], 'consent widths', (width) => width < 768)) {
  for (const { locale, prefix, words } of sampled(LANGUAGES, 'consent 2')) {
    test(`[ANA-04] the banner causes no layout shift, covers no sticky buy bar, and the page ends above it (${width}, ${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await watchLayoutShifts(page);
      await page.goto(`${prefix}/products/${PLANT}`);
      const banner = bannerOf(page, words);
      await expect(banner).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
      const box = await banner.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.height).toBeLessThanOrEqual(320);
      const [refuse, allow] = await banner.getByRole('button').all();
      const [one, other] = [await refuse?.boundingBox(), await allow?.boundingBox()];
      expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
      // The page is not blocked: it can be read to its end, and its buy buttons work.
      await page.getByRole('contentinfo').locator('p').last().scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect
        .poll(async () => (await page.getByRole('contentinfo').locator('p').last().boundingBox())?.y ?? 999)
        .toBeLessThan((await banner.boundingBox())?.y ?? 0);
      const shop = new Shop(page, words);
      await shop.addToCart();
      await expect(shop.dialog.getByText(words.added.title).first()).toBeVisible();
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[ANA-04] no analytics is loaded, so no banner is shown', async ({ page, foreign }) => {
    await page.goto('/', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(settingsOf(page)).toBeHidden();
    expect(foreign).toEqual([]);
  });
});
