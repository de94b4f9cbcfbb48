import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../test/support/languages';
import { sampled } from '../test/support/sampled';
import { say } from '../test/support/words';
import { e2eEnv } from './support/e2e-env';
import { expect, test } from './support/test';

/** Catalogue data of some products, in both languages: on sale, sold out and limited, the store's own, plain. */
const PLANTS = {
  altissima: {
    id: 7583423856815,
    ja: { title: 'フィカス・アルテシマ', size: '高さ55〜130cm', vendor: '水城グリーンファーム' },
    en: { title: "Ficus altissima 'Variegata'", size: '55–130 cm tall', vendor: 'Mizuki Green Farm' },
    price: '6,480',
    was: '7,480',
    isRange: true,
    tags: ['sale'],
  },
  agaves: {
    id: 7583735447727,
    ja: { title: '夜ノ庭セレクト アガベ二種 黒鉢セット', size: '株の直径8〜12cm', vendor: '夜ノ庭' },
    en: { title: 'Partner select agave pair', size: 'Plant 8–12 cm across', vendor: 'Yoru no Niwa' },
    price: '12,800',
    was: null,
    isRange: false,
    tags: ['soldOut', 'limited'],
  },
  gajumaru: {
    id: 7583482052783,
    ja: { title: 'テーブルプランツ ガジュマル', size: '高さ18〜22cm', vendor: 'ミナモ・プランツ' },
    en: { title: 'Table Plants: Ficus microcarpa', size: '18–22 cm tall', vendor: 'Minamo Plants' },
    price: '3,300',
    was: null,
    isRange: false,
    tags: ['original'],
  },
  pachira: {
    id: 7583412945071,
    ja: { title: 'パキラ 実生 ミニサイズ', size: '高さ15〜40cm', vendor: '水城グリーンファーム' },
    en: { title: 'Money tree (seedling)', size: '15–40 cm tall', vendor: 'Mizuki Green Farm' },
    price: '1,280',
    was: null,
    isRange: true,
    tags: [],
  },
} as const;
type Plant = (typeof PLANTS)[keyof typeof PLANTS];
type Language = (typeof LANGUAGES)[number];

/** The card of a product in a part of a page. */
const cardOf = (part: Locator, { title }: { title: string }) =>
  part
    .getByRole('article')
    .filter({ has: part.page().getByRole('heading', { name: title, exact: true }) })
    .first();

/** Checks all of a card in order: tags, title, size and producer (CARD-02), price, stars; and its heart. */
async function expectCard(part: Locator, plant: Plant, { language, words }: Language): Promise<void> {
  const own = plant[language];
  const card = cardOf(part, own);
  const price = say(words.common.priceFrom, { price: `¥${plant.price}` });
  const said = [
    ...plant.tags.map((tag) => say(words.card[tag], { brand: 'コモレノ' })),
    own.title,
    own.size + words.common.separator + own.vendor,
    ...(plant.was === null ? [] : [words.product.salePrice]),
    plant.isRange ? price : `¥${plant.price}`,
    ...(plant.was === null ? [] : [words.product.originalLabel, `¥${plant.was}`]),
  ].join('');
  // Only visible text counts: the messages about the window are hidden until the visitor answers its questions (FIT-01).
  const text = withoutSpaces(await card.getByRole('link').innerText());
  expect(text.replace(/\(\d+\)$/, '')).toBe(withoutSpaces(said));
  await expect(
    card.getByRole('button', { name: say(words.favorite.toggle, { title: own.title }) }),
  ).toBeVisible();
  await expect(card.locator('img').first()).toHaveAttribute('src', /\/s\/files\//);
  const stars = card
    .getByRole('link')
    .getByRole('img', { name: new RegExp(say(words.product.reviewStars, { score: '\\d' })) });
  if (/\(\d+\)$/.test(text)) await expect(stars).toBeVisible();
}

const store = (page: Page, name: string, plants: readonly Plant[]) =>
  page.context().addCookies([
    {
      name,
      value: plants.map(({ id }) => id).join('.'),
      url: e2eEnv().shopUrl,
    },
  ]);

for (const place of sampled(LANGUAGES, 'cards 1')) {
  const { language, words, home, prefix } = place;
  const all = Object.values(PLANTS);

  test(`[CARD-01] cards on home, ranking, lists and searches show producer, price, tags and favorite button (${language})`, async ({
    page,
  }) => {
    await page.goto(home);
    const ranking = page.locator('#ranking');
    await expectCard(ranking, PLANTS.pachira, place);
    await expectCard(ranking, PLANTS.gajumaru, place);
    await page.goto(`${prefix}/ranking?show=8`);
    await expectCard(page.getByRole('main'), PLANTS.gajumaru, place);
    await page.goto(`${prefix}/collections/sale`);
    await expectCard(page.getByRole('main'), PLANTS.altissima, place);
    await page.goto(`${prefix}/search?q=${encodeURIComponent(PLANTS.agaves[language].title)}`);
    await expectCard(page.getByRole('main'), PLANTS.agaves, place);
  });

  test(`[CARD-01] cards of favorites and recently viewed products show the same (${language})`, async ({
    page,
  }) => {
    await store(page, 'favorite_product_ids', all);
    await store(page, 'view_product_ids', all);
    await page.goto(`${prefix}/favorite`);
    const favorites = page.getByRole('main');
    for (const plant of all) await expectCard(favorites, plant, place);
    await page.goto(`${prefix}/news`);
    await page.goto(home);
    const recent = page.locator('#recent');
    await page.locator('#news').scrollIntoViewIfNeeded();
    await expect(recent.getByRole('article')).toHaveCount(all.length);
    for (const plant of all) await expectCard(recent, plant, place);
  });

  test(`[CARD-01] recommended products show their producer and can be added to favorites (${language})`, async ({
    page,
  }) => {
    for (const [address, part] of [
      [`${prefix}/products/pachira-mini`, '#also-like'],
      [`${prefix}/cart`, '#recommended'],
    ] as const) {
      await page.goto(address);
      const cards = page.locator(part).getByRole('article');
      await expect(cards.first()).toBeVisible();
      for (const card of await cards.all()) {
        const title = await card.getByRole('heading').textContent();
        const text = (await card.getByRole('link').textContent()) ?? '';
        // Title, then the producer, then the price.
        const [, vendor = ''] = text.split(title ?? '?');
        expect(vendor).toMatch(
          language === 'ja' ? /^[^¥]{2,}¥[\d,]+/ : /^(?:[^·]+ · )?[A-Z][A-Za-z .'-]+(?:SALE|from |¥)/,
        );
        const heart = card.getByRole('button', { name: say(words.favorite.toggle, { title: title ?? '' }) });
        await expect(heart).toHaveAttribute('aria-pressed', 'false');
      }
    }
  });
}

for (const { language, words, home, prefix } of LANGUAGES) {
  test(`[CARD-04] a list says once that prices include tax, the product page beside the price, the footer everywhere (${language})`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    for (const path of ['/herb', '/collections/desk', '/ranking', '/search?q=monstera']) {
      await page.goto(prefix + path);
      await expect(main.getByRole('article').first()).toBeVisible();
      await expect(main.getByText(words.list.taxNote)).toHaveCount(1);
      await expect(main.getByText(words.common.taxIncluded, { exact: true })).toHaveCount(0);
    }
    await page.goto(home);
    await expect(page.getByRole('contentinfo')).toContainText(words.footer.taxNote);
    await page.goto(`${prefix}/products/pachira-mini`);
    await expect(main.getByText(words.common.taxIncluded, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(words.footer.taxNote);
  });
}

test('[CARD-01] [SLIDE-01] @mobile a slider card at 360 pixels keeps its tags inside its image and a favorite button of 44 pixels', async ({
  page,
}) => {
  await page.goto('/');
  for (const language of LANGUAGES) {
    await page.goto(language.home);
    const card = cardOf(page.locator('#ranking'), PLANTS.gajumaru[language.language]);
    await card.scrollIntoViewIfNeeded();
    const picture = await card.locator('img').first().boundingBox();
    const tag = await card
      .getByText(say(language.words.card.original, { brand: 'コモレノ' }), { exact: true })
      .boundingBox();
    const heart = await card.getByRole('button').boundingBox();
    if (!picture || !tag || !heart) throw new Error('the card is not rendered');
    expect(tag.x).toBeGreaterThanOrEqual(picture.x);
    expect(tag.x + tag.width).toBeLessThanOrEqual(picture.x + picture.width);
    expect(tag.y + tag.height).toBeLessThanOrEqual(picture.y + picture.height);
    expect([heart.width, heart.height]).toEqual([44, 44]);
    expect(heart.x + heart.width).toBeLessThanOrEqual(picture.x + picture.width + 1);
    // A press fills it and does not open the product.
    await card.getByRole('button').tap();
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await card.getByRole('button').tap();
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(language.home);
  }
});

/** A page and what contains a row of its cards. */
const CARD_ROWS = [
  ['/ornamentplants', 'main [data-results]'],
  ['/', '#ranking'],
  ['/ranking', '#category-firsts-slides'],
] as const;

test('[CARD-01] @mobile in a row of a list or slider titles, facts and prices each begin at one height, whatever their lengths', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [path, row] of CARD_ROWS) {
    await page.goto(path);
    await expectAligned(page.locator(`${row} article > a`));
  }
});

async function expectAligned(links: Locator): Promise<void> {
  await expect(links.first()).toBeAttached();
  const cards = await links.evaluateAll((all) =>
    all.map((link) => {
      const title = link.querySelector('h2, h3');
      const facts = title?.nextElementSibling;
      const price = facts?.nextElementSibling;
      const picture = link.querySelector('img');
      if (!picture || !title || !facts || !price) throw new Error('a card lacks a part');
      const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
      const below = top(title) - Math.round(picture.getBoundingClientRect().bottom);
      const lines = Math.round(title.getBoundingClientRect().height / 20);
      const overlaps = [...link.children].some(
        (part, index, { [index - 1]: before }) =>
          before !== undefined &&
          part.getBoundingClientRect().top < before.getBoundingClientRect().bottom - 1,
      );
      return { row: top(link), lines, below, overlaps, parts: [title, facts, price].map(top).join() };
    }),
  );
  const rows = [...new Set(cards.map(({ row }) => row))].map((row) =>
    cards.filter((card) => card.row === row),
  );
  const differing = (key: 'lines' | 'parts') =>
    rows.filter((row) => new Set(row.map((card) => card[key])).size > 1);
  expect(differing('lines').length).toBeGreaterThan(0);
  expect(differing('parts')).toEqual([]);
  expect(cards.filter(({ overlaps }) => overlaps)).toEqual([]);
  // A card is one unit: its title is at its picture.
  expect(Math.max(...cards.map(({ below }) => below))).toBeLessThanOrEqual(16);
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
