import type { Page } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { LANGUAGES, say, wordsOf } from '../test/support/words';
import { expect, test } from './support/test';

/** The cards of the ranking: those with a rank. */
const rankedCards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('img', { name: /^(?:\d+位|Rank \d+)$/ }) });

for (const { locale, prefix, words } of sampled(LANGUAGES, 'ranking 1')) {
  test(`[ROUTE-10] [RANK-01] the ranking shows the first four with their badges, then four more (${locale})`, async ({
    page,
  }) => {
    const badge = (rank: number) => say(words.ranking.rank, { n: rank });
    await page.goto(`${prefix}/ranking`);
    await expect(page.getByRole('heading', { level: 1, name: words.ranking.title })).toBeVisible();
    const cards = rankedCards(page);
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

for (const { locale, prefix, words } of sampled(LANGUAGES, 'ranking 2')) {
  test(`[RANK-02] the first of the ranking is large, with its size, its room and a review; the best sellers of categories follow (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/ranking`);
    const cards = rankedCards(page);
    const first = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('figure') });
    await expect(first.getByText(/15[〜–]40 ?cm/).first(), 'CARD-02').toBeVisible();
    await expect(first.getByRole('figure').getByRole('img', { name: /cm/ })).toBeVisible();
    const review = first.getByRole('blockquote');
    await expect(review).toBeVisible();
    // reviews are in Japanese
    expect(await review.getAttribute('lang')).toBe(locale === 'ja' ? null : 'ja');

    const firsts = page.getByRole('region', { name: words.ranking.firsts });
    const top = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const entries = firsts.getByRole('article').getByRole('link');
    const linked = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(linked.length).toBeGreaterThan(8);
    expect(
      linked.filter((href) => top.includes(href)),
      'nothing is shown twice',
    ).toEqual([]);
    expect(new Set(linked).size).toBe(linked.length);

    // the first of a category's ranking is the product under its name
    const herbs = firsts.getByRole('listitem').filter({ hasText: locale === 'ja' ? 'ハーブ' : 'Herb' });
    const product = await herbs.getByRole('article').getByRole('link').getAttribute('href');
    await herbs.getByRole('link').first().click();
    await expect(page).toHaveURL(`${prefix}/ranking?category=herb`);
    await expect(rankedCards(page).first().getByRole('link')).toHaveAttribute('href', product ?? '');
    await expect(firsts).toHaveCount(0);
  });
}

test('[RANK-02] the first card takes half of a desktop and the others stand beside it, in even rows', async ({
  page,
}, { project }) => {
  await page.goto('/ranking');
  const boxes = await rankedCards(page).evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
  );
  const [first, second, third, fourth] = boxes;
  if (!first || !second || !third || !fourth) throw new Error('four cards');
  if (project.name === 'mobile') {
    expect(second.y).toBeGreaterThan(first.bottom);
    expect(first.width).toBeCloseTo(second.width, 0);
  } else {
    expect(second.x).toBeGreaterThan(first.right);
    expect(second.y).toBeCloseTo(first.y, 0);
    expect(third.y - second.y).toBeCloseTo(fourth.y - third.y, 0);
    expect(second.height, 'a row is half as high as it is wide').toBeCloseTo(second.width / 2, 0);
  }
});

test('[RANK-02] the row of rankings fades while more follow, and no longer at its end', async ({ page }) => {
  await page.goto('/ranking');
  const row = page.getByRole('navigation', { name: wordsOf.ja.ranking.kinds }).getByRole('list');
  // Without the fade it is wider than the row: `calc(100% + …)`.
  const fades = () => row.evaluate((list) => getComputedStyle(list).maskSize.startsWith('100%'));
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  expect(await fades()).toBe(true);
  // again, where the page's code brings the current one into view meanwhile
  const scrollToEnd = () =>
    row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect.poll(() => scrollToEnd().then(fades)).toBe(false);
});

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

test("[ROUTE-10] an unknown category, and another brand's, show the overall ranking", async ({ page }) => {
  for (const category of ['nonsense', 'beans']) {
    const answer = await page.goto(`/ranking?category=${category}`);
    expect(answer?.status(), category).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: wordsOf.ja.ranking.title })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ranking$/);
  }
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
    const cards = rankedCards(page);
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
