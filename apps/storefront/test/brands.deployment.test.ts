import { ASAMOYA } from '@shop/brands/asamoya/brand';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import { LANGUAGES, prefixOf } from '@shop/rules/language';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AGENT_META } from './support/agent-call';
import {
  crawl,
  expectLiving,
  faultsOf,
  faultsOfFiles,
  PARTIAL,
  problemsOf,
  SCREEN_ADDRESSES,
} from './support/brand-crawl';
import { type DeployedFolder, deployedFolder } from './support/deployed-folder';
import { foreignWords, saidIn } from './support/foreign-words';
import { withLanguages } from './support/other-languages';
import { attribute, ParsedPage, textOf } from './support/parsed-page';
import { askAgentServer, INITIALIZE, type ShopOfBrand, startShopOfBrand } from './support/shop-of-brand';
import { walkCheckout } from './support/walk-checkout';

/** A start of the shop, and a full crawl. */
let folder: DeployedFolder;
beforeAll(async () => {
  folder = await deployedFolder();
});
afterAll(() => folder?.remove());

/** What of an agent's cart is looked at. */
interface AgentCart {
  readonly totals: readonly { readonly type: string; readonly amount: number }[];
  readonly delivery: {
    readonly available_dates: readonly { readonly weekday: string }[];
    readonly times: readonly string[];
  };
}

test('[BRAND-03] the words that this test forbids are those of the first brand', () => {
  expect(BRAND_NAMES[0]).toBe('komoreno');
  expect(foreignWords('観葉植物の鉢 plants #7ac719 水城グリーンファーム')).toHaveLength(6);
  expect(foreignWords('コーヒー豆 planted 株式会社 #e6a850')).toEqual([]);
});

describe('[BRAND-03] the coffee roaster', () => {
  let shop: ShopOfBrand;
  beforeAll(async () => {
    shop = await startShopOfBrand(folder, 'asamoya');
  });
  afterAll(() => shop?.stop());

  test('[BRAND-02] [ROUTE-16] every screen and every linked page exists, mentions no other brand, and shows its own images', async () => {
    const site = await crawl(shop, SCREEN_ADDRESSES);
    expect(site.pages.size, '24 products, lists and texts in both languages').toBeGreaterThan(90);
    expectLiving(site);
    expect(faultsOf(site)).toEqual([]);
    // Each image once, in its first width: rendering all would take minutes.
    const pictures = new Map([...site.pictures.keys()].map((src) => [new URL(src).pathname, src]));
    const missing: string[] = [];
    for (const src of pictures.values()) if (!(await fetch(src)).ok) missing.push(src);
    expect(missing).toEqual([]);
  });

  test('files for crawlers and agents, and unlinked pages, mention no other brand', async () => {
    expect(await faultsOfFiles(shop)).toEqual([]);
    expect(JSON.parse(await shop.text('/manifest.webmanifest'))).toMatchObject({
      name: 'あさもや珈琲',
      theme_color: '#fffdf8',
    });
    expect(await shop.text('/ucp/delivery.json')).toContain('example.asamoya.delivery');
    expect(await shop.text('/icon.svg')).toContain('<title>sun</title>');
  });

  test('[PROD-16] [SEO-02] [SEO-03] [AGENT-02] beans are chosen by weight and grind in each language; engines, feeds and agents name each value', async () => {
    // 500 g are not sold in fine grind.
    const [whole, nearest] = [43100002260993, 43100002228225];
    for (const [language, groups, missing] of [
      ['ja', ['内容量', '挽き目'], '細挽きこの組み合わせなし'],
      ['en', ['Weight', 'Grind'], 'Fine grindNot in this combination'],
      ['zh-TW', ['重量', '研磨度'], '細研磨沒有此組合'],
    ] as const) {
      const address = `${prefixOf(language)}/products/sumatra-lintong`;
      const page = new ParsedPage(await shop.text(`${address}?variant=${whole}`));
      const labels = page.all('div', { role: 'radiogroup' }).map((group) => {
        const [label] = page.all('span', { id: attribute(group, 'aria-labelledby') ?? '' });
        return label && textOf(label);
      });
      expect(labels).toEqual(groups);
      const radios = page.all('a', { role: 'radio' });
      expect(radios).toHaveLength(6);
      const link = radios.find((radio) => textOf(radio) === missing);
      expect(attribute(link, 'href')).toBe(`${address}?variant=${nearest}`);
      expect(JSON.stringify(page.facts)).toContain(`"variesBy":["https://schema.org/size","${groups[1]}"]`);
      expect(JSON.stringify(page.facts)).toContain(`"@type":"PropertyValue","name":"${groups[1]}"`);
    }
    const { items } = JSON.parse(await shop.text('/feeds/products-en-1.json')) as {
      items: { id: string; size?: string }[];
    };
    expect(items.find(({ id }) => id === String(whole))).toMatchObject({
      size: '500g',
      product_detail: [{ attribute_name: 'Grind', attribute_value: 'Whole beans' }],
    });
    const told = await askAgentServer(shop, 'tools/call', {
      name: 'get_product',
      arguments: {
        meta: AGENT_META,
        catalog: {
          id: 'sumatra-lintong',
          selected: [{ name: 'Weight', label: '500g' }],
          context: { language: 'en' },
        },
      },
    });
    expect(told.replaceAll('\\', '')).toContain('{"label":"Fine grind","exists":false,"available":false}');
  });

  test('agents can search for coffee', async () => {
    const told = await askAgentServer(shop, 'initialize', INITIALIZE);
    expect(told).toContain('A Japanese shop for coffee');
    const found = await askAgentServer(shop, 'tools/call', {
      name: 'search_catalog',
      arguments: { meta: AGENT_META, catalog: { query: '' } },
    });
    const listed = await askAgentServer(shop, 'tools/list', {});
    expect(found).toContain('gid://shopify/Product/81');
    expect(problemsOf('MCP', told + found + listed)).toEqual([]);
  });

  test('[LIST-04] every filter option of every list has results', async () => {
    const { categories, purposes } = ASAMOYA.menus;
    // The choices of a list are the same in each language.
    const lists = [...[...categories, ...purposes].map(({ path }) => path), '/en/beans'];
    const links = new Set<string>();
    for (const list of lists) {
      const page = new ParsedPage(await shop.text(list));
      for (const link of page.all('a')) {
        const href = attribute(link, 'href') ?? '';
        if (/[?&](?:tag|stock|price)=/.test(href)) links.add(href);
      }
    }
    expect(links.size).toBeGreaterThan(12);
    const empty = await Promise.all(
      [...links].map(async (href) => {
        const page = new ParsedPage(await (await fetch(new URL(href, shop.url))).text());
        return page.all('article').length === 0 ? [href] : [];
      }),
    );
    expect(empty.flat()).toEqual([]);
  });

  test('[BRAND-04] pages and checkout use its colours and its scale of type', async () => {
    const page = new ParsedPage(await shop.text('/'));
    const sheets = page.all('link', { rel: 'stylesheet' }).map((link) => attribute(link, 'href') ?? '');
    const own = sheets.find((href) => href.startsWith('/theme/')) ?? '';
    const sheet = await fetch(`${shop.url}${own}`);
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const text = await sheet.text();
    for (const own of [
      '--color-action-primary:#e6a850',
      '--font-line-body:1.9',
      '--font-size-display:clamp(',
    ])
      expect(text).toContain(own);
    expect((await fetch(`${shop.url}/theme/000000000000.css`)).status).toBe(404);
    const checkout = await (await fetch(`${shop.platform.url}/checkouts/assets/checkout.css`)).text();
    expect(checkout).toContain(':root:root { --color-surface-page: #fffdf8;');
    expect(checkout).toContain('--font-line-body: 1.9;');
  });

  test('[SHIP-05] [DLV-10] [TRUTH-04] fees and days are its own, and the same in every place, in both languages', async () => {
    const { regular, far, freeFrom } = { regular: 600, far: 1400, freeFrom: 6000 };
    const feesIn = (texts: string, pattern: RegExp) =>
      [...new Set([...texts.matchAll(pattern)].map(([, fee = '']) => Number(fee)))].toSorted((a, b) => a - b);
    for (const prefix of ['', '/en']) {
      // A kettle comes to enough to be sent for nothing.
      for (const [handle, fees] of [
        ['asamoya-blend', [regular, far]],
        ['kettle-thin', [0, far]],
      ] as const) {
        const html = await shop.text(`${prefix}/products/${handle}`);
        const page = new ParsedPage(html);
        const said = saidIn(page);
        for (const fee of [regular, far, freeFrom]) expect(said, handle).toContain(fee.toLocaleString('en'));
        expect(feesIn(JSON.stringify(page.facts), /#shipping-(\d+)/g)).toEqual(fees);
        expect(said).not.toMatch(/(?:送料|[Ss]hipping)[^。.]{0,20}(?:800|2,000)/);
        expect(said).toContain(
          prefix === '' ? '火曜日・金曜日に発送します' : 'We dispatch on Tuesdays and Fridays',
        );
      }
      const legal = saidIn(new ParsedPage(await shop.text(`${prefix}/policies/legal-notice`)));
      const answers = saidIn(new ParsedPage(await shop.text(`${prefix}/faq`)));
      for (const fee of [regular, far, freeFrom]) {
        expect(legal).toContain(fee.toLocaleString('en'));
        expect(answers).toContain(fee.toLocaleString('en'));
      }
      const feed = JSON.parse(await shop.text(`/feeds/products-${prefix === '' ? 'ja' : 'en'}-1.json`)) as {
        items: { price: string; shipping: unknown }[];
      };
      for (const { price, shipping } of feed.items) {
        const usual = Number.parseInt(price, 10) >= freeFrom ? 0 : regular;
        expect(feesIn(JSON.stringify(shipping), /(\d+) JPY/g)).toEqual([usual, far]);
      }
    }
    const made = await askAgentServer(shop, 'tools/call', {
      name: 'create_cart',
      arguments: {
        meta: AGENT_META,
        cart: { line_items: [{ item: { id: 'gid://shopify/ProductVariant/43100000000001' }, quantity: 2 }] },
      },
    });
    const { structuredContent } = (JSON.parse(made) as { result: { structuredContent: AgentCart } }).result;
    expect(structuredContent.totals).toContainEqual({ type: 'fulfillment', amount: regular });
    const [first] = structuredContent.delivery.available_dates;
    // Two days after a Tuesday or a Friday.
    expect(['thursday', 'sunday']).toContain(first?.weekday);
    expect(structuredContent.delivery.times).not.toContain('morning');
    const { deliveryOptions } = (await shop.platform
      .ask(
        `mutation ($input: CartInput) { cartCreate(input: $input) { cart { deliveryGroups(first: 1) {
        nodes { deliveryOptions { estimatedCost { amount } } } } } } }`,
        {
          input: {
            lines: [{ merchandiseId: 'gid://shopify/ProductVariant/43100000000001', quantity: 7 }],
            buyerIdentity: { countryCode: 'JP' },
            delivery: {
              addresses: [
                {
                  selected: true,
                  address: { deliveryAddress: { countryCode: 'JP', provinceCode: 'JP-13' } },
                },
              ],
            },
          },
        },
      )
      .then(
        (answer) =>
          (answer as { cartCreate: { cart: { deliveryGroups: { nodes: [{ deliveryOptions: unknown }] } } } })
            .cartCreate.cart.deliveryGroups.nodes[0],
      )) as { deliveryOptions: unknown };
    expect(deliveryOptions).toEqual([{ estimatedCost: { amount: '0.0' } }]);
  });

  test('[LANG-02] home, a product and the cart are in traditional Chinese', async () => {
    const kana = /[\u3041-\u3096\u30a1-\u30fa]/;
    for (const [page, words] of [
      ['', ['依分類選購', '衣索比亞 耶加雪菲', '週二與週五是烘焙日']],
      ['/products/ethiopia-yirgacheffe', ['茉莉花、檸檬、紅茶', '烘焙度', '加入購物車']],
      ['/cart', ['購物車', '購物車是空的']],
    ] as const) {
      const path = `${prefixOf(PARTIAL)}${page}`;
      const html = await shop.text(path);
      const parsed = new ParsedPage(html);
      const [root] = parsed.all('html');
      expect(root && attribute(root, 'lang')).toBe(PARTIAL);
      const said = saidIn(parsed);
      for (const word of words) expect(said, path).toContain(word);
      expect(html).not.toContain('⟦');
      for (const language of [...ASAMOYA.languages, 'x-default'])
        expect(parsed.all('link', { rel: 'alternate', hreflang: language }), path).toHaveLength(1);
      expect(html).toContain(`property="og:locale" content="${LANGUAGES[PARTIAL].openGraph}"`);
      const frame = [...parsed.all('header'), ...parsed.all('footer')].map(textOf).join(' ');
      expect(frame, path).not.toMatch(kana);
    }
    expect(await shop.text('/sitemaps/pages-1.xml')).toContain(`hreflang="${PARTIAL}"`);
    expect(await shop.text(`${prefixOf(PARTIAL)}/llms.txt`)).toContain(`${prefixOf(PARTIAL)}/`);
    for (const file of [`google-${PARTIAL}-1.xml`, `products-${PARTIAL}-1.json`, `news-${PARTIAL}.xml`])
      expect((await fetch(`${shop.url}/feeds/${file}`)).status, file).toBe(200);
  });

  test('[CART-05] a purchase: no word of another brand in the cart, on the thank-you page and in the mail', async () => {
    const { cartCreate } = (await shop.platform.ask(
      `mutation ($input: CartInput) { cartCreate(input: $input) { cart { checkoutUrl } } }`,
      { input: { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/43100000000001', quantity: 1 }] } },
    )) as { cartCreate: { cart: { checkoutUrl: string } } };
    const { checkoutUrl } = cartCreate.cart;
    expect(problemsOf('checkout', await (await fetch(checkoutUrl)).text())).toEqual([]);
    const order = await walkCheckout(checkoutUrl, 'hana@example.com');
    expect(order?.text).toContain('火曜日と金曜日に焙煎します');
    // The bag and its fee.
    expect(order?.text).toContain('1,580');
    expect(problemsOf('thanks', order?.text ?? '')).toEqual([]);
  });
});

describe('[LANG-01] a shop whose main language has a prefix, and that speaks Japanese, too', () => {
  let other: DeployedFolder;
  let shop: ShopOfBrand;
  beforeAll(async () => {
    other = await deployedFolder((path) => withLanguages(path, ['en', 'ja']));
    shop = await startShopOfBrand(other, 'asamoya');
  });
  afterAll(async () => {
    await shop?.stop();
    await other?.remove();
  });

  test.each([
    ['/', { 'sec-fetch-site': 'none', 'accept-language': 'en-GB' }, 307, '/en'],
    ['/?utm_source=x', { 'sec-fetch-site': 'cross-site', 'accept-language': 'fr' }, 307, '/en?utm_source=x'],
    ['/llms.txt', {}, 307, '/en/llms.txt'],
    ['/', { 'sec-fetch-site': 'none', 'accept-language': 'ja' }, 200, null],
    ['/', { 'sec-fetch-site': 'same-origin', 'accept-language': 'en' }, 200, null],
    ['/cart', { 'sec-fetch-site': 'none', 'accept-language': 'en' }, 200, null],
    ['/zh-TW', {}, 404, null],
  ])('%s with %j is answered by %d, to %s', async (path, headers, status, location) => {
    const answer = await fetch(`${shop.url}${path}`, { headers, redirect: 'manual' });
    await answer.arrayBuffer();
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
    if (location !== null) expect(await (await fetch(`${shop.url}${location}`)).text()).toContain('/en/');
  });
});

/** Legal facts of a store without a brand. */
const OWN_FACTS = {
  ...{ legal_name: 'こむぎ堂合同会社', legal_address: '京都府京都市上京区1番1号', postal_code: '602-0001' },
  ...{ telephone: '+81-75-0000-0000', email: 'hello@bread.example' },
  ...{ inquiry_url: 'https://help.bread.example/ask', x_url: 'https://social.bread.example/x' },
};

describe('[BRAND-03] a store without a brand, with default configuration', () => {
  let shop: ShopOfBrand;
  beforeAll(async () => {
    shop = await startShopOfBrand(folder, 'none', { PLATFORM_SEED: 'empty' }, OWN_FACTS);
  });
  afterAll(() => shop?.stop());

  test('[BRAND-02] no link is broken, and no text describes another shop', async () => {
    const site = await crawl(shop);
    expect(site.pages.size).toBeGreaterThan(6);
    expectLiving(site);
    expect([...site.pages.keys()].filter((address) => /\/(?:news|columns|advisors)$/.test(address))).toEqual(
      [],
    );
    expect(faultsOf(site)).toEqual([]);
    expect(await faultsOfFiles(shop)).toEqual([]);
  });

  test.each(['/', '/en'])(
    '[BRAND-07] %s has the legal facts and links that its store gives',
    async (path) => {
      const page = await shop.text(path);
      expect(page).toMatch(/© \d{4} こむぎ堂合同会社/);
      for (const url of [OWN_FACTS.inquiry_url, OWN_FACTS.x_url]) expect(page).toContain(`href="${url}"`);
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
      expect(JSON.parse(json)['@graph'][0]).toMatchObject({
        ...{ legalName: OWN_FACTS.legal_name, telephone: OWN_FACTS.telephone, email: OWN_FACTS.email },
        address: { streetAddress: OWN_FACTS.legal_address, postalCode: OWN_FACTS.postal_code },
      });
    },
  );

  test('agents find no products', async () => {
    const told = await askAgentServer(shop, 'initialize', INITIALIZE);
    expect(told).toContain('A Japanese shop. Prices');
    expect(problemsOf('MCP', told)).toEqual([]);
  });
});
