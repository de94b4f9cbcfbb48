import { queryPlatform } from '../test/support/platform-catalogue';
import { sampled } from '../test/support/sampled';
import { LANGUAGES, words, wordsOf } from '../test/support/words';
import { e2eEnv } from './support/e2e-env';
import { expect, test } from './support/test';

const PAGES = [
  { path: '/pages/premium-support', ja: 'あんしんプレミアムサポート', en: 'Anshin premium support' },
  { path: '/pages/guarantee', ja: '植物保証について', en: 'Plant guarantee' },
  { path: '/pages/aboutstore', ja: 'コモレノ STOREについて', en: 'About the store' },
  { path: '/pages/contents_policy', ja: 'コンテンツポリシー', en: 'Content policy' },
  { path: '/pages/giftgreen', ja: '植物ギフト', en: 'Plant gifts' },
  { path: '/pages/drybonsai-lp', ja: 'ドライ盆栽', en: 'Dry bonsai' },
  { path: '/fixed/e-gift', ja: 'eギフトについて', en: 'About e-gifts' },
  { path: '/policies/refund-policy', ja: '返品・返金ポリシー', en: 'Refund policy' },
  { path: '/policies/legal-notice', ja: '特定商取引法に基づく表記', en: 'Legal notice' },
] as const;

/** Pages built from sections (PAGE-01). */
const SELLING = PAGES.filter(({ path }) => !/contents_policy|policies/.test(path));

const SECTIONS = `query Sections($handle: String!, $language: LanguageCode!) @inContext(country: JP, language: $language) {
  page(handle: $handle) {
    title
    lead: metafield(namespace: "shop", key: "lead") { value }
    action: metafield(namespace: "shop", key: "link_label") { value }
    sections: metafield(namespace: "shop", key: "sections") { references(first: 16) { nodes { ... on Metaobject {
      kind: field(key: "kind") { value }
      title: field(key: "title") { value }
      chosen: field(key: "products") { references(first: 12) { nodes { ... on Product { ...Sold } } } }
      collection: field(key: "collection") { reference { ... on Collection { products(first: 8) { nodes { ...Sold } } } } }
      entries: field(key: "entries") { references(first: 12) { nodes { ... on Metaobject {
        heading: field(key: "heading") { value }
        text: field(key: "text") { value }
      } } } }
    } } } }
  }
}
fragment Sold on Product { handle priceRange { minVariantPrice { amount } } }`;

interface Sold {
  readonly handle: string;
  readonly priceRange: { readonly minVariantPrice: { readonly amount: string } };
}
interface Written {
  readonly title: string;
  readonly lead: { value: string };
  readonly action: { value: string };
  readonly sections: {
    readonly references: {
      readonly nodes: readonly {
        readonly kind: { value: string };
        readonly title: { value: string };
        readonly chosen: { references: { nodes: readonly Sold[] } } | null;
        readonly collection: { reference: { products: { nodes: readonly Sold[] } } } | null;
        readonly entries: {
          references: { nodes: readonly { heading: { value: string }; text: { value: string } | null }[] };
        } | null;
      }[];
    };
  };
}

/** The platform's data of a landing page. */
async function writtenPage(path: string, locale: 'ja' | 'en'): Promise<Written> {
  const variables = { handle: path.split('/').at(-1) ?? '', language: locale === 'ja' ? 'JA' : 'EN' };
  const { page } = await queryPlatform<{ page: Written }>(e2eEnv().platformUrl, SECTIONS, variables);
  return page;
}

for (const { locale, prefix, words: t } of sampled(LANGUAGES, 'content 1')) {
  test(`[PAGE-01] @pictures a landing page has its header, its sections in the merchant's order, and every link resolves (${locale})`, async ({
    page,
  }) => {
    // Six pages, and each page they link to once.
    const followed = new Set<string>();
    for (const { path } of sampled(SELLING, `content ${locale}`)) {
      const { title, lead, action, sections } = await writtenPage(path, locale);
      await page.goto(`${prefix}${path}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByText(lead.value)).toBeVisible();
      const green = main.getByRole('link', { name: action.value, exact: true }).first();
      await expect(green).toHaveAttribute('href', /^(?:\/|#|https:\/\/)/);
      const cover = main.locator('img').first();
      await expect(cover).toHaveAttribute('alt', /\S/);
      expect(await cover.evaluate((img) => (img as HTMLImageElement).decode().then(() => true)), path).toBe(
        true,
      );
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(
        sections.references.nodes.map((section) => section.title.value),
      );
      for (const href of await main
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
        if (!followed.has(href))
          expect((await page.request.get(href)).status(), `${path} leads to ${href}`).toBe(200);
        followed.add(href);
        if (locale === 'en') expect(href).toMatch(/^\/en(?:\/|$)/);
      }
      for (const href of await main
        .locator('a[href^="#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
        await expect(page.locator(href), `${path} leads to ${href}`).toHaveCount(1);
      }
    }
  });

  test(`[PAGE-02] the products of a landing page are those of the platform at its prices (${locale})`, async ({
    page,
  }) => {
    for (const path of sampled(
      ['/pages/giftgreen', '/pages/drybonsai-lp', '/fixed/e-gift'],
      `products ${locale}`,
    )) {
      const { sections } = await writtenPage(path, locale);
      await page.goto(`${prefix}${path}`);
      for (const { kind, title, chosen, collection } of sections.references.nodes) {
        if (kind.value !== 'products') continue;
        const sold = chosen?.references.nodes ?? collection?.reference.products.nodes ?? [];
        expect(sold.length, path).toBeGreaterThan(2);
        const shown = page.getByRole('region', { name: title.value }).getByRole('article');
        await expect(shown).toHaveCount(sold.length);
        for (const [index, { handle, priceRange }] of sold.entries()) {
          await expect(shown.nth(index).getByRole('link').first()).toHaveAttribute(
            'href',
            `${prefix}/products/${handle}`,
          );
          const yen = Number(priceRange.minVariantPrice.amount).toLocaleString('en');
          await expect(shown.nth(index)).toContainText(`¥${yen}`);
        }
      }
    }
  });

  test(`[PAGE-03] FAQ items open and close by keyboard, and their structured data matches the page (${locale})`, async ({
    page,
  }) => {
    for (const { path } of sampled(SELLING, `questions ${locale}`, ({ path }) => path.length % 2)) {
      const { sections } = await writtenPage(path, locale);
      const faq = sections.references.nodes.find(({ kind }) => kind.value === 'faq');
      if (faq === undefined) continue;
      await page.goto(`${prefix}${path}`);
      const questions = page.getByRole('region', { name: faq.title.value }).getByRole('group');
      const written = faq.entries?.references.nodes ?? [];
      await expect(questions).toHaveCount(written.length);
      await expect(questions.first().getByRole('paragraph')).toBeVisible();
      const second = questions.nth(1);
      await expect(second.getByRole('paragraph')).toBeHidden();
      await second.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(second.getByRole('paragraph')).toBeVisible();
      await page.keyboard.press('Space');
      await expect(second.getByRole('paragraph')).toBeHidden();
      const shown = await questions.evaluateAll((all) =>
        all.map((one) => [one.querySelector('summary')?.textContent, one.querySelector('p')?.textContent]),
      );
      expect(shown).toEqual(written.map(({ heading, text }) => [heading.value, text?.value]));
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const facts = texts.flatMap((text) => {
        const fact = JSON.parse(text);
        return fact['@graph'] ?? [fact];
      });
      const pages = facts.filter((fact) => fact['@type'] === 'FAQPage');
      expect(pages, path).toHaveLength(1);
      expect(
        pages[0].mainEntity.map((one: { name: string; acceptedAnswer: { text: string } }) => [
          one.name,
          one.acceptedAnswer.text,
        ]),
      ).toEqual(shown);
    }
  });

  test(`[ROUTE-11] [ROUTE-12] every text page has its title, its text in its language, and its breadcrumb (${locale})`, async ({
    page,
  }) => {
    for (const { path, ...titles } of sampled(PAGES, `texts ${locale}`, ({ path }) => path.length % 4)) {
      await page.goto(`${prefix}${path}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toContainText(titles[locale]);
      await expect(page).toHaveTitle(new RegExp(titles[locale]));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${prefix}${path}$`),
      );
      const text = (await main.locator('p, dd').allInnerTexts()).join('');
      expect(text.length, path).toBeGreaterThan(100);
      expect(/[ぁ-ん]/.test(text), path).toBe(locale === 'ja');
      await expect(page.getByRole('navigation', { name: t.nav.breadcrumb })).toContainText(titles[locale]);
    }
  });

  test(`[ROUTE-10] news are listed newest first, each linked or complete in itself (${locale})`, async ({
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
}

test('[ROUTE-10] a link to a single news item scrolls to it in the list', async ({ page }) => {
  await page.goto('/news#2026-typhoon');
  await expect(page.locator('[id="2026-typhoon"]')).toBeInViewport();
  await expect(page.locator('[id="2026-typhoon"] a')).toHaveCount(0);
});

test('[ROUTE-11] the e-gift has one canonical URL', async ({ page }) => {
  await page.goto('/en/pages/e-gift');
  await expect(page).toHaveURL('/en/fixed/e-gift');
});

test('[STORE-02] pages that the provider hosts elsewhere have a URL of the storefront', async ({ page }) => {
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

test('[PAGE-01] a page without sections shows only its text', async ({ page }) => {
  await page.goto('/pages/contents_policy');
  await expect(page.getByRole('heading', { level: 2, name: '記事づくりの方針' })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]', { hasText: 'FAQPage' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PAGE-03] the first FAQ item is open, and another opens on click', async ({ page }) => {
    await page.goto('/pages/giftgreen');
    const questions = page.getByRole('region', { name: 'よくある質問' }).getByRole('group');
    await expect(questions.first().getByRole('paragraph')).toBeVisible();
    await expect(questions.last().getByRole('paragraph')).toBeHidden();
    await questions.last().locator('summary').click();
    await expect(questions.last().getByRole('paragraph')).toBeVisible();
  });
});

test.describe('an unknown handle', () => {
  test.use({ expectedMessages: [/404/] });

  test('[ROUTE-14] is neither a page nor a policy', async ({ page }) => {
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

test('[PAGE-05] search links to the FAQ item with the answer, which is open; the footer links to all items', async ({
  page,
}) => {
  await page.goto(`/search?${new URLSearchParams({ q: '注文してから何日で届きますか' })}`);
  await page.locator('#main a[href="/faq#delivery-time"]').click();
  await expect(page).toHaveURL('/faq#delivery-time');
  const question = page.locator('#delivery-time');
  await expect(question).toBeInViewport();
  await expect(question.locator('p').first()).toContainText(/10日後から24日後/);
  await page.goto('/en');
  await page.getByRole('contentinfo').getByRole('link', { name: wordsOf.en.questions.title }).click();
  await expect(page).toHaveURL('/en/faq');
  await expect(page.locator('details[open]')).toHaveCount(20);
});

const HEROES = `query Heroes @inContext(country: JP, language: JA) {
  metaobjects(type: "hero", first: 13) {
    nodes {
      months: field(key: "months") { value }
      product: field(key: "product") { reference { ... on Product { handle } } }
    }
  }
}`;

interface Heroes {
  readonly metaobjects: {
    readonly nodes: readonly {
      readonly months: { readonly value: string | null } | null;
      readonly product: { readonly reference: { readonly handle: string } };
    }[];
  };
}

test('[SEASON-01] the home page starts with the plant of the current month in Japan', async ({ page }) => {
  const month = Number(
    new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Asia/Tokyo' }).format(new Date()),
  );
  const {
    metaobjects: { nodes },
  } = await queryPlatform<Heroes>(e2eEnv().platformUrl, HEROES);
  const monthsOf = ({ months }: (typeof nodes)[number]) => JSON.parse(months?.value ?? '[]') as number[];
  const hero =
    nodes.find((node) => monthsOf(node).includes(month)) ?? nodes.find((node) => monthsOf(node).length === 0);
  expect(nodes.length, 'seasons exist').toBeGreaterThan(1);
  await page.goto('/');
  await expect(page.getByRole('link', { name: words.common.seeDetail }).first()).toHaveAttribute(
    'href',
    `/products/${hero?.product.reference.handle}`,
  );
});
