import { sampled } from '../test/support/sampled';
import { LANGUAGES, words } from '../test/support/words';
import { expect, test } from './support/test';

for (const { locale, prefix, words: t } of sampled(LANGUAGES, 'advisors')) {
  test(`[ROUTE-10] advisors are shown with their specialities and link to matching plants (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/advisors`);
    await expect(page.getByRole('heading', { level: 1, name: t.advisors.title })).toBeVisible();
    await expect(page.getByRole('main').locator('section[id^=advisor-]')).toHaveCount(7);
    await page
      .getByRole('main')
      .getByRole('link', { name: locale === 'ja' ? '塊根植物' : 'Caudex plants' })
      .click();
    await expect(page).toHaveURL(`${prefix}/codex`);
  });
}

for (const { locale, prefix } of sampled(LANGUAGES, 'advisor page')) {
  test(`[ROUTE-20] an advisor page shows a statement, three recommended plants at current prices and their own column (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/advisors`);
    const midorikawa = page.locator('#advisor-1');
    await expect(midorikawa.getByRole('blockquote')).toContainText(
      locale === 'ja' ? '部屋の光と風から、一緒に見直します' : 'the light and the air in your room',
    );
    await expect(midorikawa.getByRole('img')).toHaveAccessibleName(
      locale === 'ja'
        ? 'モンステラとペペロミア、水やりのじょうろ'
        : 'A monstera, a peperomia and a watering can',
    );
    const picks = midorikawa.locator(`a[href^="${prefix}/products/"]`);
    await expect(picks).toHaveCount(3);
    await expect(picks.first()).toContainText('1,280');
    await expect(page.locator('#advisor-3').locator(`a[href^="${prefix}/columns/"]`)).toHaveCount(0);
    await midorikawa.locator(`a[href="${prefix}/columns/recommendkanyou"]`).click();
    await expect(page).toHaveURL(`${prefix}/columns/recommendkanyou`);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[ROUTE-20] the row of round images links to an advisor', async ({ page }) => {
    await page.goto('/advisors');
    await page
      .getByRole('navigation', { name: words.advisors.field })
      .getByRole('link', { name: '盆栽' })
      .click();
    await expect(page).toHaveURL('/advisors#advisor-6');
    await expect(page.locator('#advisor-6').getByRole('img')).toBeInViewport();
  });
});

for (const { locale, prefix, words: t } of sampled(LANGUAGES, 'producer page')) {
  test(`[LIST-06] a producer's page shows their statement, speciality and other producers above the list (${locale})`, async ({
    page,
  }) => {
    const name = locale === 'ja' ? '水城グリーンファーム' : 'Mizuki Green Farm';
    await page.goto(`${prefix}/collections/producers-mizuki`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('#producer').getByRole('blockquote')).toContainText(
      locale === 'ja' ? 'まず枯らさないこと' : 'keeping a plant alive',
    );
    await expect(page.locator('#crops').getByRole('link')).toHaveCount(4);
    await expect(
      page.locator('#other-producers').locator(`a[href^="${prefix}/collections/producers-"]`),
    ).toHaveCount(4);
    await page.getByRole('link', { name: locale === 'ja' ? '36点の植物を見る' : 'See 36 plants' }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: t.producer.plants.replace('{name}', name) }),
    ).toBeInViewport();
    await page.goto(`${prefix}/collections/producers-mizuki?p=2`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('#crops')).toHaveCount(0);
    await page.goto(`${prefix}/collections/producers-mizuki?sort=best`);
    await expect(page.locator('#crops')).toHaveCount(0);
  });
}

test('[ROUTE-09] the index page lists every purpose and producer', async ({ page }) => {
  await page.goto('/collections');
  await expect(page.getByRole('heading', { level: 1, name: words.collections.title })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="/collections/producers-"]')).toHaveCount(12);
  await expect(main.locator('a[href^="/collections/"]:not([href*="producers-"])')).toHaveCount(17);
  await main.getByRole('link', { name: 'デスク・卓上に' }).click();
  await expect(page).toHaveURL('/collections/desk');
});
