import { expect, test } from 'vitest';
import { feedFaults, itemsOfJson, itemsOfXml, type ReadItem } from '../engines/feed-rules';
import { askShop, statusOf } from '../support/ask-shop';
import { attribute, ParsedPage } from '../support/parsed-page';
import { platformCatalogue } from '../support/platform-catalogue';
import { runningShop } from '../support/running-shop';
import { LANGUAGES } from '../support/words';

const PLANT = 'umbellata';
const FEEDS = (locale: string) => ({
  xml: `/feeds/google-${locale}-1.xml`,
  json: `/feeds/products-${locale}-1.json`,
});

/** Item fields compared with the platform. */
const SAID = ['id', 'title', 'brand', 'price', 'sale_price', 'availability', 'link'];

async function itemsOf(locale: string): Promise<readonly ReadItem[][]> {
  const { xml, json } = FEEDS(locale);
  return [itemsOfXml(await (await askShop(xml)).text()), itemsOfJson(await (await askShop(json)).text())];
}

test("[SEO-03] feeds contain every sold variant, in both languages and formats, by the specification and with the platform's values", async () => {
  const { platformUrl, shopUrl } = runningShop();
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
      const feeds = (await itemsOf(locale)).map((items) => ({
        faults: feedFaults(items),
        said: items.map((item) => SAID.map((name) => item[name]?.[0] ?? '').join(' | ')),
      }));
      return feeds.flatMap(({ faults, said }) => [
        ...faults,
        ...expected.filter((line) => !said.includes(line)).map((line) => `missing: ${line}`),
        ...said.filter((line) => !expected.includes(line)).map((line) => `not sold: ${line}`),
      ]);
    };
    // A recent purchase appears once the feed is regenerated.
    await expect.poll(differences, { interval: 250 }).toEqual([]);
  }
  const head = await askShop(FEEDS('ja').xml);
  expect(head.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const { next } = await (await askShop(FEEDS('ja').json)).json();
  expect(next).toBeNull();
  for (const none of ['/feeds/google-ja-2.xml', '/feeds/products-en-9999.json', '/sitemaps/products-2.xml']) {
    expect(await statusOf(none), none).toBe(404);
  }
});

test('[SEO-03] products, lists, columns and all other pages have their own social image or the default one, and structured data', async () => {
  const variant = (await platformCatalogue(runningShop().platformUrl, 'JA')).get(PLANT)?.variants[1]?.id;
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
    const page = new ParsedPage(await (await askShop(path)).text());
    const said = (property: string) =>
      page.all('meta', { property }).map((meta) => attribute(meta, 'content'));
    expect(said('og:type'), path).toEqual([type]);
    const [address = ''] = said('og:image');
    expect(address, path).toMatch(picture);
    const answer = await askShop(address);
    expect(answer.headers.get('content-type'), path).toBe('image/png');
    const body = Buffer.from(await answer.arrayBuffer());
    expect([body.readUInt32BE(16), body.readUInt32BE(20)], path).toEqual([1200, 630]);
    seen.add(body.toString('base64'));
  }
  expect(seen.size, 'the default image once per language').toBe(pages.length);
  const product = new ParsedPage(await (await askShop(`/products/${PLANT}`)).text());
  expect(attribute(product.all('meta', { property: 'product:price:currency' })[0], 'content')).toBe('JPY');
  expect(await statusOf('/social/ja/products/there-is-no-such-plant.png')).toBe(404);
  // An unknown variant is ignored, as on its page.
  const made = (query: string) =>
    askShop(`/social/ja/products/${PLANT}.png${query}`).then(async (answer) =>
      Buffer.from(await answer.arrayBuffer()),
    );
  expect((await made('?variant=7')).equals(await made(''))).toBe(true);
});

test("[AGENT-01] every public page is available as Markdown, by its URL or by the Accept header, with the page's content; llms.txt links to them", async () => {
  const { platformUrl, shopUrl } = runningShop();
  const markdown = { accept: 'text/markdown' };
  for (const { locale, prefix } of LANGUAGES) {
    const product = (await platformCatalogue(platformUrl, locale === 'ja' ? 'JA' : 'EN')).get(PLANT);
    const address = `${prefix}/products/${PLANT}`;
    const named = await askShop(`${address}.md`);
    const text = await named.text();
    expect(named.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(named.headers.get('x-robots-tag')).toBe('noindex');
    expect(text).toContain(`url: "${shopUrl}${address}"`);
    expect(text).toContain(`# ${product?.title}`);
    for (const { price } of product?.variants ?? []) expect(text).toContain(`¥${price.toLocaleString('en')}`);
    expect(text).not.toMatch(/<(?:div|script|span|svg)\b/);
    const accepted = await askShop(address, { headers: markdown });
    expect(await accepted.text()).toBe(text);
    expect(accepted.headers.get('vary')).toMatch(/^accept,/);
    expect((await askShop(address)).headers.get('content-type')).toBe('text/html; charset=utf-8');

    const guide = await (await askShop(`${prefix}/llms.txt`)).text();
    const links = [...guide.matchAll(/\]\((\S+)\)/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(40);
    // Every sixth: their pages are rendered for this test.
    for (const href of links.filter((each, index) => index % 6 === 0 && !each.includes('{q}'))) {
      const answer = await askShop(href);
      expect(answer.status, href).toBe(200);
      if (!href.endsWith('.md')) continue;
      expect(answer.headers.get('content-type'), href).toBe('text/markdown; charset=utf-8');
      expect(await answer.text(), href).toContain('\n# ');
    }
  }
  const home = await askShop('/index.md');
  expect(await home.text()).toContain(`url: "${shopUrl}`);
  expect(await statusOf('/there/is/nothing.md')).toBe(404);
  expect(await statusOf('/ja/categories/herb/p1.md'), 'an internal route').toBe(404);
});

test('[SEO-04] news and columns have feeds that their pages link to, in both languages', async () => {
  const { shopUrl } = runningShop();
  for (const { locale, prefix } of LANGUAGES) {
    for (const kind of ['news', 'columns']) {
      const page = new ParsedPage(await (await askShop(`${prefix}/${kind}`)).text());
      const feed = page
        .all('link', { rel: 'alternate', type: 'application/atom+xml' })
        .map((link) => attribute(link, 'href'));
      expect(feed).toEqual([`${shopUrl}/feeds/${kind}-${locale}.xml`]);
      const answer = await askShop(`/feeds/${kind}-${locale}.xml`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'application/atom+xml; charset=utf-8',
      ]);
      const links = [...(await answer.text()).matchAll(/<entry>.*?href="([^"]*)"/gs)].map(
        ([, href = '']) => href,
      );
      expect(links.length).toBeGreaterThan(1);
      for (const href of links.filter((link) => link.startsWith(shopUrl)).slice(0, 3))
        expect(await statusOf(href.slice(shopUrl.length).replace(/#.*/, '')), href).toBe(200);
    }
  }
  expect(await statusOf('/feeds/news-xx.xml')).toBe(404);
});
