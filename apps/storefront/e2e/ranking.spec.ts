import { sampled } from '../test/support/sampled';
import { LANGUAGES, say, wordsOf } from '../test/support/words';
import { expect, test } from './support/test';

for (const { locale, prefix, words } of sampled(LANGUAGES, 'ranking 1')) {
  test(`[ROUTE-10] [RANK-01] the ranking shows the first four with their badges, then four more (${locale})`, async ({
    page,
  }) => {
    const badge = (rank: number) => say(words.ranking.rank, { n: rank });
    await page.goto(`${prefix}/ranking`);
    await expect(page.getByRole('heading', { level: 1, name: words.ranking.title })).toBeVisible();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(4);
    for (const rank of [1, 2, 3, 4]) {
      await expect(cards.nth(rank - 1).getByRole('img', { name: badge(rank) })).toBeVisible();
    }
    const more = page.getByRole('main').getByRole('link', { name: words.common.showMore });
    await more.click();
    await expect(cards).toHaveCount(8);
    await expect(cards.nth(4).getByRole('img', { name: badge(5) })).toBeVisible();
    await expect(cards.nth(4).getByRole('link')).toBeFocused();
    for (const shown of [12, 16, 20, 24]) {
      await more.click();
      await expect(cards).toHaveCount(shown);
    }
    // The last card is the end: no further link, and going back restores it.
    await expect(more).toHaveCount(0);
    await expect(page).toHaveURL(`${prefix}/ranking`);
    await cards.last().getByRole('link').click();
    await expect(page).toHaveURL(/\/products\//);
    await page.goBack();
    await expect(cards).toHaveCount(24);
  });
}

test('[RANK-01] the overall ranking under the cart ends with its last card', async ({ page }) => {
  await page.goto('/cart');
  const ranking = page.getByRole('region', { name: wordsOf.ja.cart.ranking });
  const more = ranking.getByRole('link', { name: wordsOf.ja.common.showMore });
  for (const shown of [4, 8]) {
    await expect(ranking.getByRole('article')).toHaveCount(shown);
    await more.click();
  }
  await expect(ranking.getByRole('article')).toHaveCount(12);
  await expect(more).toHaveCount(0);
  await expect(page).toHaveURL('/cart');
});

test("[ROUTE-10] a category's ranking has a URL, is linked from the others, and has only its products", async ({
  page,
}) => {
  const words = wordsOf.ja;
  await page.goto('/ranking');
  const tabs = page.getByRole('navigation', { name: words.ranking.kinds });
  await expect(tabs.locator('[aria-current=page]')).toHaveText(words.ranking.overall);
  await tabs.getByRole('link', { name: '果樹' }).click();
  await expect(page).toHaveURL('/ranking?category=fruit');
  const title = say(words.category.ranking, { category: '果樹' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(tabs.locator('[aria-current=page]')).toHaveText('果樹');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('レモン');
  await page.goBack();
  await expect(tabs.locator('[aria-current=page]')).toHaveText(words.ranking.overall);
});

test('[ROUTE-10] @mobile the active ranking tab is scrolled into view', async ({ page }) => {
  await page.goto('/ranking?category=gsselect');
  const current = page
    .getByRole('navigation', { name: wordsOf.ja.ranking.kinds })
    .locator('[aria-current=page]');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('[ROUTE-10] an unknown category redirects to the overall ranking', async ({ page }) => {
  await page.goto('/ranking?category=nonsense');
  await expect(page.getByRole('heading', { level: 1, name: wordsOf.ja.ranking.title })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[ROUTE-10] [RANK-01] the rankings are links, and so is “more”: it continues to the end', async ({
    page,
  }) => {
    await page.goto('/ranking');
    await page
      .getByRole('navigation', { name: wordsOf.ja.ranking.kinds })
      .getByRole('link', { name: '多肉植物' })
      .click();
    await expect(page).toHaveURL('/ranking?category=succulent');
    const cards = page.getByRole('main').getByRole('article');
    const more = page.getByRole('main').getByRole('link', { name: wordsOf.ja.common.showMore });
    await expect(cards).toHaveCount(4);
    await more.click();
    await expect(cards).toHaveCount(8);
    await expect(page).toHaveURL('/ranking?category=succulent&show=8#rank-5');
    await expect(cards.nth(4)).toBeInViewport();
    for (let press = 0; press < 4 && (await more.count()) > 0; press += 1) await more.click();
    await expect(more).toHaveCount(0);
    await expect(page).toHaveURL(/^[^?]*\/ranking\?category=succulent&show=\d+#rank-\d+$/);
    expect(await cards.count()).toBeGreaterThan(8);
    await page.goto('/cart');
    await page
      .getByRole('region', { name: wordsOf.ja.cart.ranking })
      .getByRole('link', { name: wordsOf.ja.common.showMore })
      .click();
    await expect(page).toHaveURL('/ranking?show=8#rank-5');
    await expect(cards).toHaveCount(8);
  });
});
