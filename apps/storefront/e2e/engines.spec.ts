import { type APIRequestContext, expect as expectSoon } from '@playwright/test';
import { feedFaults, itemsOfJson, itemsOfXml, type ReadItem } from '../test/engines/feed-rules';
import { nodesOf, structuredDataFaults } from '../test/engines/structured-data-faults';
import { e2eEnv } from './support/e2e-env';
import { attribute, ParsedPage } from './support/parsed-page';
import { PlatformApi } from './support/platform-api';
import { platformCatalogue } from './support/platform-catalogue';
import { expect, test } from './support/test';
import { LANGUAGES } from './support/words';

/** Nobody else buys or changes it. */
const PLANT = 'umbellata';
const FEEDS = (locale: string) => ({
  xml: `/feeds/google-${locale}-1.xml`,
  json: `/feeds/products-${locale}-1.json`,
});

/** What of an item is held against the platform. */
const SAID = ['id', 'title', 'brand', 'price', 'sale_price', 'availability', 'link'];

async function itemsOf(request: APIRequestContext, locale: string): Promise<readonly ReadItem[][]> {
  const { xml, json } = FEEDS(locale);
  return [
    itemsOfXml(await (await request.get(xml)).text()),
    itemsOfJson(await (await request.get(json)).text()),
  ];
}

/** What engines are told of each variant on its product's page. */
async function offersOf(request: APIRequestContext, address: string) {
  const page = new ParsedPage(await (await request.get(address)).text());
  expect(structuredDataFaults(page.facts)).toEqual([]);
  const group = nodesOf(page.facts).find((node) => node['@type'] === 'ProductGroup');
  const variants = (group?.hasVariant ?? []) as {
    offers: { url: string; price: number; availability: string };
  }[];
  return variants.map(({ offers: { url, price, availability } }) => ({
    id: new URL(url).searchParams.get('variant') ?? '',
    price,
    isInStock: availability.endsWith('/InStock'),
  }));
}

test('[SEO-03] feeds name every variant that is sold, in both languages and formats, by the rules and as the platform says', async ({
  request,
}) => {
  const { platformUrl, shopUrl } = e2eEnv();
  for (const { locale, prefix } of LANGUAGES) {
    const differences = async () => {
      const catalogue = await platformCatalogue(platformUrl, locale === 'ja' ? 'JA' : 'EN');
      const expected = [...catalogue.values()].flatMap(({ handle, title, vendor, variants }) =>
        variants.map(({ id, title: name, price, compareAtPrice, stock }) => {
          const isReduced = compareAtPrice !== null && compareAtPrice > price;
          return [
            id,
            variants.length === 1 ? title : `${title} ${name}`,
            vendor,
            `${isReduced ? compareAtPrice : price} JPY`,
            isReduced ? `${price} JPY` : '',
            stock > 0 ? 'in_stock' : 'out_of_stock',
            `${shopUrl}${prefix}/products/${handle}?variant=${id}`,
          ].join(' | ');
        }),
      );
      const feeds = (await itemsOf(request, locale)).map((items) => ({
        faults: feedFaults(items),
        said: items.map((item) => SAID.map((name) => item[name]?.[0] ?? '').join(' | ')),
      }));
      return feeds.flatMap(({ faults, said }) => [
        ...faults,
        ...expected.filter((line) => !said.includes(line)).map((line) => `missing: ${line}`),
        ...said.filter((line) => !expected.includes(line)).map((line) => `not sold: ${line}`),
      ]);
    };
    // What was bought a moment ago is told when the feed has been made anew.
    await expectSoon.poll(differences, { timeout: 20_000 }).toEqual([]);
  }
  const head = await request.get(FEEDS('ja').xml);
  expect(head.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const { next } = await (await request.get(FEEDS('ja').json)).json();
  expect(next).toBeNull();
  for (const none of ['/feeds/google-ja-2.xml', '/feeds/products-en-9999.json', '/sitemaps/products-2.xml']) {
    expect((await request.get(none)).status(), none).toBe(404);
  }
});

test('[SEO-02] [SEO-03] after a change at the platform pages, feeds and pictures tell engines the new price and stock', async ({
  request,
}) => {
  const { platformUrl } = e2eEnv();
  const platform = new PlatformApi(platformUrl, request);
  const before = await offersOf(request, `/products/${PLANT}`);
  const [first, second] = before;
  if (first === undefined || second === undefined) throw new Error(`${PLANT} has no choice`);
  const pictureOf = async () => {
    const page = new ParsedPage(await (await request.get(`/products/${PLANT}`)).text());
    return attribute(page.all('meta', { property: 'og:image' })[0], 'content');
  };
  const picture = await pictureOf();
  const readAll = async () => {
    const [ja, en, xml = '', json = '{"items":[]}'] = await Promise.all([
      offersOf(request, `/products/${PLANT}`),
      offersOf(request, `/en/products/${PLANT}`),
      ...[FEEDS('ja').xml, FEEDS('en').json].map(async (feed) => (await request.get(feed)).text()),
    ]);
    const feeds = [itemsOfXml(xml), itemsOfJson(json)].map((items) =>
      [first.id, second.id].map((id) => {
        const item = items.find((each) => each.id?.[0] === id);
        return {
          id,
          price: Number.parseInt(item?.price?.[0] ?? '', 10),
          isInStock: item?.availability?.[0] === 'in_stock',
        };
      }),
    );
    return [ja.slice(0, 2), en.slice(0, 2), ...feeds];
  };
  const stock = (await platformCatalogue(platformUrl, 'JA')).get(PLANT)?.variants[0]?.stock ?? 0;
  try {
    await platform.changeVariant(first.id, { available: 0 });
    await platform.changeVariant(second.id, { price: second.price - 500 });
    const changed = [
      { ...first, isInStock: false },
      { ...second, price: second.price - 500 },
    ];
    await expectSoon.poll(readAll, { timeout: 20_000 }).toEqual(Array.from({ length: 4 }, () => changed));
  } finally {
    await platform.changeVariant(first.id, { available: stock });
    await platform.changeVariant(second.id, { price: second.price });
    await expectSoon
      .poll(readAll, { timeout: 20_000 })
      .toEqual(Array.from({ length: 4 }, () => before.slice(0, 2)));
  }
  // Its lowest price is the first variant's, and that is what the picture says: nothing to draw anew.
  expect(await pictureOf()).toBe(picture);
});

test('[SEO-03] products, lists, columns and all other pages have a picture of their own or the shop’s for those who share them, and say what they are', async ({
  request,
}) => {
  const variant = (await platformCatalogue(e2eEnv().platformUrl, 'JA')).get(PLANT)?.variants[1]?.id;
  const pages: readonly (readonly [path: string, type: string, picture: RegExp])[] = [
    [`/products/${PLANT}`, 'product', /\/social\/ja\/products\/umbellata\.png\?v=/],
    [
      `/products/${PLANT}?variant=${variant}`,
      'product',
      new RegExp(`umbellata\\.png\\?variant=${variant}&v=`),
    ],
    ['/en/cactus', 'website', /\/social\/en\/collections\/cactus\.png\?v=/],
    ['/columns/howtochoosepot', 'article', /\/social\/ja\/columns\/howtochoosepot\.png\?v=/],
    ['/en', 'website', /\/social\/en\/shop\/card\.png$/],
    ['/policies/refund-policy', 'website', /\/social\/ja\/shop\/card\.png$/],
  ];
  const seen = new Set<string>();
  for (const [path, type, picture] of pages) {
    const page = new ParsedPage(await (await request.get(path)).text());
    const said = (property: string) =>
      page.all('meta', { property }).map((meta) => attribute(meta, 'content'));
    expect(said('og:type'), path).toEqual([type]);
    const [address = ''] = said('og:image');
    expect(address, path).toMatch(picture);
    const answer = await request.get(address);
    expect(answer.headers()['content-type'], path).toBe('image/png');
    const body = await answer.body();
    expect([body.readUInt32BE(16), body.readUInt32BE(20)], path).toEqual([1200, 630]);
    seen.add(body.toString('base64'));
  }
  expect(seen.size, 'the shop’s once a language').toBe(pages.length);
  const product = new ParsedPage(await (await request.get(`/products/${PLANT}`)).text());
  expect(attribute(product.all('meta', { property: 'product:price:currency' })[0], 'content')).toBe('JPY');
  expect((await request.get('/social/ja/products/there-is-no-such-plant.png')).status()).toBe(404);
  // What is no variant of it is ignored, as on its page.
  const made = (query: string) =>
    request.get(`/social/ja/products/${PLANT}.png${query}`).then((answer) => answer.body());
  expect((await made('?variant=7')).equals(await made(''))).toBe(true);
});

test('[AGENT-01] every public page can be read as Markdown, by its address or by what is accepted, and says what the page says; llms.txt leads to them', async ({
  request,
}) => {
  const { platformUrl, shopUrl } = e2eEnv();
  const markdown = { accept: 'text/markdown' };
  for (const { locale, prefix } of LANGUAGES) {
    const product = (await platformCatalogue(platformUrl, locale === 'ja' ? 'JA' : 'EN')).get(PLANT);
    const address = `${prefix}/products/${PLANT}`;
    const named = await request.get(`${address}.md`);
    const text = await named.text();
    expect(named.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(named.headers()['x-robots-tag']).toBe('noindex');
    expect(text).toContain(`url: "${shopUrl}${address}"`);
    expect(text).toContain(`# ${product?.title}`);
    for (const { price } of product?.variants ?? []) expect(text).toContain(`¥${price.toLocaleString('en')}`);
    expect(text).not.toMatch(/<(?:div|script|span|svg)\b/);
    const accepted = await request.get(address, { headers: markdown });
    expect(await accepted.text()).toBe(text);
    expect(accepted.headers().vary).toMatch(/^accept,/);
    expect((await request.get(address)).headers()['content-type']).toBe('text/html; charset=utf-8');

    const guide = await (await request.get(`${prefix}/llms.txt`)).text();
    const links = [...guide.matchAll(/\]\((\S+)\)/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(40);
    // Each sixth: their pages are made for this test.
    for (const href of links.filter((each, index) => index % 6 === 0 && !each.includes('{q}'))) {
      const answer = await request.get(href);
      expect(answer.status(), href).toBe(200);
      if (!href.endsWith('.md')) continue;
      expect(answer.headers()['content-type'], href).toBe('text/markdown; charset=utf-8');
      expect(await answer.text(), href).toContain('\n# ');
    }
  }
  const home = await request.get('/index.md');
  expect(await home.text()).toContain(`url: "${shopUrl}`);
  expect((await request.get('/there/is/nothing.md')).status()).toBe(404);
  expect((await request.get('/ja/categories/herb/p1.md')).status(), 'an inner address').toBe(404);
});
