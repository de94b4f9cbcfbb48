import type { Page } from '@playwright/test';
import { LANGUAGES, words } from '../test/support/words';
import { expect, test } from './support/test';

/** What the words are in each language, by what is said of a light (FIT-01). */
const WORDS = {
  ja: { good: 'よく合う', strong: '日差しが強い', south: '南', near: 'すぐそば', far: '3m以上' },
  en: {
    good: 'A good fit',
    strong: 'Too sunny',
    south: 'South',
    near: 'Right beside it',
    far: '3 m or more',
  },
} as const;

const question = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const card = (page: Page, handle: string) =>
  page.locator(`article:has(a[href$="/products/${handle}"])`).first();
/** The word that is drawn in a part of the page, if any. */
const drawn = (part: ReturnType<Page['locator']>) => part.locator('[data-in]').filter({ visible: true });

for (const { locale, prefix, words: said } of LANGUAGES) {
  test(`[FIT-01] @pictures two answers put a word on each card, stay for the visit and choose the light of the room (${locale})`, async ({
    page,
  }) => {
    const own = WORDS[locale];
    await page.goto(`${prefix}/ornamentplants`);
    await expect(drawn(page.locator('#list'))).toHaveCount(0);
    await page.locator('summary', { hasText: said.window.title }).click();
    await question(page, said.window.side).getByText(own.south, { exact: true }).click();
    await expect(drawn(page.locator('#list')), 'one answer is none').toHaveCount(0);
    await question(page, said.window.distance).getByText(own.near, { exact: true }).click();
    await expect(drawn(card(page, 'umbellata'))).toHaveText(own.good);
    await expect(drawn(card(page, 'monstera-deliciosa'))).toHaveText(own.strong);
    await expect(drawn(page.locator('[data-window-form] [role="status"]'))).toHaveCount(1);

    await card(page, 'umbellata').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const head = page.locator('summary', { hasText: said.window.title });
    await expect(drawn(head)).toHaveText(own.good);
    await head.click();
    await expect(question(page, said.window.side).getByRole('radio', { name: own.south })).toBeChecked();
    await question(page, said.window.distance).getByText(own.far, { exact: true }).click();
    await expect(drawn(head)).not.toHaveText(own.good);
    await page.locator('[data-thumb]').nth(1).click();
    await expect(page.locator('img[src*="umbellata-6-corner"]').first()).toBeVisible();
    const light = question(page, said.room.lights).getByRole('button', { pressed: true });
    await expect(light).toHaveText(locale === 'ja' ? '部屋の奥' : 'Far from window');

    await page.reload();
    await expect(drawn(head), 'before any code has run, too').toBeVisible();
    await head.click();
    await expect(question(page, said.window.distance).getByRole('radio', { name: own.far })).toBeChecked();
    await page.getByRole('button', { name: said.window.reset }).click();
    await expect(drawn(page.locator('main'))).toHaveCount(0);
    await expect(page.getByRole('radio', { name: own.far })).not.toBeChecked();
  });
}

test('[FIT-01] the questions are answered by the keyboard alone', async ({ page }) => {
  await page.goto('/succulent');
  await page.locator('summary', { hasText: words.window.title }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(question(page, words.window.side).getByRole('radio', { name: '南' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-window-light', 'morning');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-window-light', 'lace');
});

test('[FIT-01] goods that are no plants, and what stands outdoors, are asked for no window', async ({
  page,
}) => {
  for (const path of [
    '/products/tool-led',
    '/products/tree-juneberry',
    '/products/cut-rose',
    '/fertilizer',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-window-check]'), path).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[FIT-01] the answers stand in the address, beside what it had', async ({ page }) => {
    await page.goto('/ornamentplants?sort=price-asc');
    await page.locator('summary', { hasText: words.window.title }).click();
    await question(page, words.window.side).getByText('北').click();
    await question(page, words.window.distance).getByText('すぐそば').click();
    await page.getByRole('button', { name: words.window.submit }).click();
    await expect(page).toHaveURL(/\?sort=price-asc&window=north&distance=near#list$/);
    await expect(page.locator('html')).toHaveAttribute('data-window-light', 'lace');
    await expect(drawn(page.locator('#list article')).first()).toBeVisible();
    await page.locator('summary', { hasText: words.window.title }).click();
    await expect(question(page, words.window.side).getByRole('radio', { name: '北' })).toBeChecked();
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).not.toContain('window');
  });
});
