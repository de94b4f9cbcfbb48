import type { APIRequestContext } from '@playwright/test';
import { structuredDataFaults } from '../test/engines/structured-data-faults';
import { type CrawledPage, type CrawledSite, crawlSite } from './support/crawl-site';
import { e2eEnv } from './support/e2e-env';
import { htmlFaults } from './support/html-faults';
import { ParsedPage } from './support/parsed-page';
import { type PlatformProduct, platformCatalogue, queryPlatform } from './support/platform-catalogue';
import { cardDifferences, productDifferences } from './support/product-values';
import { readSitemap } from './support/read-sitemap';
import { robotsRules } from './support/robots-rules';
import { expect, test } from './support/test';
import { LANGUAGES, say, wordsOf } from './support/words';

test.use({ expectedMessages: [/404/] });
test.describe.configure({ mode: 'default' });

let catalogue: Record<'ja' | 'en', ReadonlyMap<string, PlatformProduct>>;

test.beforeAll(async () => {
  const { platformUrl } = e2eEnv();
  catalogue = {
    ja: await platformCatalogue(platformUrl, 'JA'),
    en: await platformCatalogue(platformUrl, 'EN'),
  };
});

/** Follows every link of both languages, and holds each product and card on the way against the platform. */
function crawl(): Promise<CrawledSite> {
  return crawlSite(e2eEnv().shopUrl, ['/', '/en'], (address, page) => {
    const language = languageOf(address);
    const products = catalogue[language];
    const [, handle] = /\/products\/([^?]+)$/.exec(decodeURI(address)) ?? [];
    const product = handle === undefined ? undefined : products.get(handle);
    return [
      ...structuredDataFaults(page.facts),
      ...(product === undefined ? [] : productDifferences(page, product, wordsOf[language])),
      ...cardDifferences(page, products),
    ].map((difference) => `${address}: ${difference}`);
  });
}

test('[ROUTE-16] [PROD-02] [PROD-03] [PROD-06] [CARD-01] [LIST-02] [SEO-01] [SEO-02] every link from the home page, in both languages: pages that know their address, say what the platform does, and count what it counts', async ({
  request,
}) => {
  // Half a minute on a machine that has nothing else to do.
  test.setTimeout(300_000);
  const site = await crawl();
  await test.step('addresses', () => expectAddresses(site));
  await test.step('places and pictures', () => expectPlacesAndPictures(site));
  await test.step('the map of the site', () => expectSiteMap(site, request));
  await test.step('products and cards', () => expectValues(site));
  await test.step('lists', () => expectLists(site, request));
});

function expectAddresses(site: CrawledSite): void {
  const { shopUrl } = e2eEnv();
  const pages = [...site.pages.values()];
  const addressOf = (url: string | undefined) =>
    url?.startsWith(shopUrl) ? url.slice(shopUrl.length) || '/' : url;

  expect(pages.length, 'products, lists, texts, in both languages').toBeGreaterThan(500);
  const wrong = pages.flatMap((crawled) => {
    const { address, status, location, from, alternates } = crawled;
    if (status !== 200) return [`${address} answers ${status} ${location ?? ''} (linked on ${from})`];
    const faults: string[] = [];
    const language = languageOf(address);
    // The cart's page is sent with both of its faces, and a line of script leaves one: the browser's cases count there.
    const isOneHeaded = crawled.headings === 1 || /^(?:\/en)?\/cart$/.test(address);
    if (!isOneHeaded) faults.push(`has ${crawled.headings} headings of the first level`);
    if (crawled.mains !== 1) faults.push('has not one main part');
    if (crawled.language !== language) faults.push('says that it is in the other language');
    if (crawled.title === '' || crawled.description === '') faults.push('has no title or no description');
    const canonical = addressOf(crawled.canonical);
    if (canonical !== decodeURI(address) && canonical !== address)
      faults.push(`says that its address is ${canonical}`);
    const { ja, en } = alternates;
    if (addressOf(alternates[language]) !== canonical) faults.push('is not among its own languages');
    if (addressOf(alternates['x-default']) !== addressOf(ja))
      faults.push('has another default than Japanese');
    const other = site.pages.get(addressOf(language === 'ja' ? en : ja) ?? '');
    if (isListed(crawled) && other === undefined)
      faults.push(`names ${language === 'ja' ? en : ja}, which nothing leads to`);
    if (other !== undefined && JSON.stringify(other.alternates) !== JSON.stringify(alternates)) {
      faults.push(`and ${other.address} do not name each other`);
    }
    return faults.map((fault) => `${address} ${fault}`);
  });
  expect.soft(wrong).toEqual([]);

  for (const { locale } of LANGUAGES) {
    const listed = pages.filter((crawled) => isListed(crawled) && languageOf(crawled.address) === locale);
    expect
      .soft(repeated(listed.map(({ title, address }) => [title, address])), `${locale}: titles`)
      .toEqual([]);
    expect
      .soft(
        repeated(listed.map(({ description, address }) => [description, address])),
        `${locale}: descriptions`,
      )
      .toEqual([]);
  }
}

async function expectPlacesAndPictures(site: CrawledSite): Promise<void> {
  const lost = site.places.flatMap(({ address, id, from }) => {
    const target = site.pages.get(address);
    const isThere = target?.ids.has(id);
    return isThere === true ? [] : [`${address}#${id} (linked on ${from})`];
  });
  expect.soft(lost).toEqual([]);

  const unanswered: string[] = [];
  const waiting = [...site.pictures];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [picture, from] = next;
      const ask = () => fetch(picture, { method: 'HEAD' });
      const { ok, status } = await ask().catch(ask);
      if (!ok) unanswered.push(`${picture} answers ${status} (on ${from})`);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  expect(site.pictures.size).toBeGreaterThan(200);
  expect.soft(unanswered).toEqual([]);
}

/** The map and what engines find by following links are the same pages, and each says of itself what the platform knows. */
async function expectSiteMap(site: CrawledSite, request: APIRequestContext): Promise<void> {
  const { shopUrl, platformUrl } = e2eEnv();
  const robots = robotsRules(await (await request.get('/robots.txt')).text());
  expect(robots.sitemaps).toEqual([`${shopUrl}/sitemap.xml`]);
  const map = await readSitemap(`${shopUrl}/sitemap.xml`);
  const found = [...site.pages.values()]
    .filter((crawled) => isIndexable(crawled) && robots.allows(crawled.address))
    .map(({ address }) => plainAddress(address));
  expect([...map.keys()].sort(), 'the map and the pages that links lead to').toEqual(found.sort());
  // Closed pages are closed alike: what robots may not read, they do not list either.
  const closed = [...site.pages.values()].filter(({ address }) => !robots.allows(address));
  expect(closed.filter(isIndexable).map(({ address }) => address)).toEqual([]);
  expect(site.traps, 'links to endlessly many views of a list').toEqual([]);

  const { collections } = await queryPlatform<{
    collections: { nodes: { handle: string; updatedAt: string }[] };
  }>(platformUrl, '{ collections(first: 250) { nodes { handle updatedAt } } }');
  const lists = new Map(collections.nodes.map(({ handle, updatedAt }) => [handle, updatedAt]));
  const pages = new Map([...site.pages.values()].map((page) => [plainAddress(page.address), page]));
  const wrong = [...map].flatMap(([address, entry]) => {
    const faults: string[] = [];
    if (spelled(entry.alternates) !== spelled(pages.get(address)?.alternates ?? {})) {
      faults.push(`has the languages ${JSON.stringify(entry.alternates)}`);
    }
    const path = decodeURI(address).replace(/^\/en(?=\/)/, '');
    const product = catalogue.ja.get(/^\/products\/([^?]+)$/.exec(path)?.[1] ?? '');
    const [, list = ''] = /^\/(?:(?:collections|ornamentplants)\/)?([\w-]+)(?:\?p=\d+)?$/.exec(path) ?? [];
    const changed = product?.updatedAt ?? lists.get(list);
    if (changed !== undefined && changed !== entry.lastmod) faults.push(`was changed ${changed}`);
    if (product?.picture && !entry.images.includes(product.picture)) faults.push('lacks its picture');
    return faults.map((fault) => `${address} ${fault}`);
  });
  expect(wrong).toEqual([]);
}

/** Addresses by language; a home page's is written with its slash or without. */
function spelled(alternates: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(alternates).map(([language, href]) => [language, new URL(href).href]));
}

/** Pages that say of themselves that they are to be listed, under their own address. */
function isIndexable({ address, status, robots, canonical }: CrawledPage): boolean {
  const own = new URL(address, e2eEnv().shopUrl).href;
  return (
    status === 200 && !/noindex/.test(robots) && canonical !== undefined && new URL(canonical).href === own
  );
}

/** An address as the map spells it. */
function plainAddress(address: string): string {
  const { pathname, search } = new URL(address, e2eEnv().shopUrl);
  return `${pathname}${search}`;
}

function expectValues(site: CrawledSite): void {
  const differences = [...site.pages.values()].flatMap(({ faults }) => faults);
  expect.soft(differences).toEqual([]);
  const shown = [...catalogue.ja.keys()].filter((handle) => !site.pages.has(`/products/${handle}`));
  expect.soft(shown, 'products that no list leads to').toEqual([]);
}

async function expectLists(site: CrawledSite, request: APIRequestContext): Promise<void> {
  const { platformUrl } = e2eEnv();
  const handles = ['ornamentplants', 'succulent', 'okinawa', 'desk', 'sale'];
  for (const { locale, prefix, words } of LANGUAGES) {
    for (const handle of handles) {
      const { collection } = await queryPlatform<{
        collection: { products: { nodes: { handle: string }[] } };
      }>(platformUrl, `{ collection(handle: "${handle}") { products(first: 250) { nodes { handle } } } }`);
      const all = collection.products.nodes.map((product) => product.handle);
      const pages = [...site.pages.values()]
        .filter(({ address }) =>
          new RegExp(`^${prefix}(?:/collections|/ornamentplants)?/${handle}(?:\\?p=\\d+)?$`).test(address),
        )
        .sort((one, other) => pageNumber(one.address) - pageNumber(other.address));
      expect(pages.length, handle).toBe(Math.ceil(all.length / 24));
      expect(
        pages.flatMap(({ cards }) => cards),
        `${locale}: the whole list, in the platform's order`,
      ).toEqual(all);
      for (const [index, { address }] of pages.entries()) {
        const html = await (await request.get(address)).text();
        const from = index * 24 + 1;
        const to = Math.min(all.length, from + 23);
        const count =
          pages.length === 1
            ? say(words.list.count, { n: all.length }, locale)
            : say(words.list.range, { n: all.length, from, to }, locale);
        expect(html.replace(/<!-- -->/g, ''), address).toContain(count);
      }
    }
  }
}

test('[PROD-04] [PROD-06] [ROUTE-06] each variant by its own address says what the platform does, in turn in each language', async ({
  request,
}) => {
  for (const { locale, prefix, words } of LANGUAGES) {
    for (const handle of ['umbellata', 'altissima', 'pothos-golden', 'schefflera']) {
      const product = catalogue[locale].get(handle);
      for (const { id } of product?.variants ?? []) {
        const html = await (await request.get(`${prefix}/products/${handle}?variant=${id}`)).text();
        const page = new ParsedPage(html);
        expect(
          product && productDifferences(page, product, words, id),
          `${prefix}/products/${handle}?variant=${id}`,
        ).toEqual([]);
      }
    }
  }
});

test('[API-04] the endpoint of products answers in the language asked for, in the order asked for, with the platform’s values', async ({
  request,
}) => {
  const handles = ['umbellata', 'bonsai-sakura', 'pothos-golden'];
  for (const locale of ['ja', 'en', 'ja'] as const) {
    const products = handles.map((handle) => catalogue[locale].get(handle));
    const query = products.map((product) => `productIds=${product?.id}`).join('&');
    const answer = await request.get(`/api/products?${query}&locale=${locale}`);
    const cards: { handle: string; title: string; price: number; compareAt?: number }[] = await answer.json();
    expect(
      cards.map(({ handle, title, price, compareAt = null }) => ({ handle, title, price, compareAt })),
    ).toEqual(
      products.map((product) => ({
        handle: product?.handle,
        title: product?.title,
        price: Math.min(...(product?.variants.map(({ price }) => price) ?? [])),
        compareAt: product?.handle === 'bonsai-sakura' ? product.variants[0]?.compareAtPrice : null,
      })),
    );
  }
});

/** One page of each kind; every category by itself, as each is a row. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  '[ROUTE-01] [ROUTE-02] [ROUTE-03] home and searches': ['/', '/search?q=植物', '/search/tag?tagId=1,102'],
  '[ROUTE-04] [ROUTE-05] [ROUTE-06] cart, favourites and a product': [
    '/cart',
    '/favorite',
    '/products/umbellata',
  ],
  '[ROUTE-07] the 18 categories': [
    ...[
      '/ornamentplants',
      '/succulent',
      '/gardeningflower',
      '/flowerpot',
      '/codex',
      '/fruit',
      '/gardentree',
      '/herb',
      '/saibaikit',
    ],
    ...[
      '/cactus',
      '/cutflowers',
      '/bonsai',
      '/gardening-pots',
      '/fertilizer',
      '/gardeninggoods',
      '/gift',
      '/tableplants',
      '/gsselect',
    ],
  ],
  '[ROUTE-08] [ROUTE-09] sub-categories and collections': [
    ...[
      '/ornamentplants/tableplants',
      '/ornamentplants/okinawa',
      '/collections',
      '/collections/big_plantspot',
      '/collections/sale',
    ],
    '/collections/producers-mizuki',
  ],
  '[ROUTE-10] [ROUTE-11] [ROUTE-12] [ROUTE-13] texts': [
    ...[
      '/ranking',
      '/news',
      '/columns',
      '/advisors',
      '/pages/premium-support',
      '/pages/guarantee',
      '/pages/aboutstore',
      '/pages/contents_policy',
    ],
    ...[
      '/pages/giftgreen',
      '/pages/drybonsai-lp',
      '/fixed/e-gift',
      '/policies/refund-policy',
      '/policies/legal-notice',
    ],
    ...['/columns/recommendkanyou', '/columns/howtochoosepot'],
  ],
};

for (const [kind, paths] of Object.entries(KINDS)) {
  test(`[ROUTE-16] ${kind} open in a browser in both languages, and its console stays quiet`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const { prefix, locale } of LANGUAGES) {
      for (const path of paths) {
        const address = path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
        const answer = await page.goto(address);
        expect(answer?.status(), address).toBe(200);
        await expect(page.locator('html'), address).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      }
    }
  });
}

test('pages of every kind are valid HTML', async ({ request }) => {
  const paths = [
    ...Object.values(KINDS).map(([first = '/']) => first),
    ...[
      '/products/tableplants-pick2',
      '/products/pothos-golden',
      '/ranking',
      '/news',
      '/columns/howtochoosepot',
    ],
  ];
  const wrong: string[] = [];
  for (const { prefix } of LANGUAGES) {
    for (const path of paths) {
      const address = path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
      const html = await (await request.get(address)).text();
      wrong.push(...htmlFaults(html).map((fault) => `${address}: ${fault}`));
    }
  }
  expect(wrong).toEqual([]);
});

function languageOf(address: string): 'ja' | 'en' {
  return /^\/en(?=[/?]|$)/.test(address) ? 'en' : 'ja';
}

/** Pages that search engines list. */
function isListed({ address, status, robots }: CrawledPage): boolean {
  const isClosed = /^(?:\/en)?\/(?:search|cart|favorite)(?:[/?]|$)/.test(address);
  return status === 200 && !isClosed && !/noindex/.test(robots);
}

function repeated(texts: readonly (readonly [text: string, address: string])[]): string[] {
  const first = new Map<string, string>();
  return texts.flatMap(([text, address]) => {
    const known = first.get(text);
    if (known === undefined) first.set(text, address);
    return known === undefined ? [] : [`"${text}" on ${known} and ${address}`];
  });
}

function pageNumber(address: string): number {
  return Number(/\?p=(\d+)$/.exec(address)?.[1] ?? 1);
}
