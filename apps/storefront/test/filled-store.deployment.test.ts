import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AGENT_META } from './support/agent-call';
import { crawl, expectLiving, faultsOf, faultsOfFiles, problemsOf } from './support/brand-crawl';
import type { CrawledSite } from './support/crawl-site';
import { type DeployedFolder, deployedFolder } from './support/deployed-folder';
import { fillStore, storeCommand, translateTitle } from './support/fill-store';
import { attribute, ParsedPage, textOf } from './support/parsed-page';
import { picturePages } from './support/picture-pages';
import { askAgentServer, type ShopOfBrand, startShopOfBrand } from './support/shop-of-brand';
import { BAKERY, ROASTERY, type StoreGoods } from './support/store-goods';
import { walkCheckout } from './support/walk-checkout';

/** What was looked at, for `npm run proof:filled-store`. */
const REPORT = fileURLToPath(new URL('../../../reports/filled-store.json', import.meta.url));
const seen: Record<string, Record<string, number>> = {};

let folder: DeployedFolder;
beforeAll(async () => {
  folder = await deployedFolder();
});
afterAll(async () => {
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(seen));
  await folder?.remove();
});

/** Starts the shop on a store that was empty, prepared and filled. @returns also what `store:check` then says */
async function startFilled(goods: StoreGoods): Promise<{ shop: ShopOfBrand; checked: string }> {
  const { brand } = goods;
  let checked = '';
  const shop = await startShopOfBrand(folder, brand, { PLATFORM_SEED: 'empty' }, {}, async (store, url) => {
    const prepared = await storeCommand('store-prepare', brand, store, url, '--yes');
    expect(prepared).toContain('menuCreate');
    await fillStore(store, goods);
    if (goods === ROASTERY) await translateTitle(store, 'cups', 'Cups of our potters');
    checked = await storeCommand('store-check', brand, store, url);
  });
  return { shop, checked };
}

/** What the main part of a page says. */
const mainOf = (page: ParsedPage) => page.all('main').map(textOf).join();

/** Addresses of lists; the search has a page for no results. */
const LIST = /^(?:\/en|\/zh-TW)?\/(?:beans|sets|gift|brewing|cups|collections\/[^/?]+|search\/tag\?.*)$/;

/**
 * A store without a brand has only what it was given. What the coffee roaster's shows beyond it, brands.deployment.test.ts asks the roaster's
 * own catalogue and store-setup.command.contract.test.ts a prepared store: its own store is part of `npm run test:all` (ADR 140).
 */
const STORES = [
  { goods: BAKERY, lists: ['/collections/bread', '/collections/sweets'] },
  { goods: ROASTERY, lists: ['/beans', '/cups', '/en/beans', '/zh-TW/brewing', '/collections/sale'] },
].slice(0, process.env['FILLED_STORES'] === 'all' ? undefined : 1);

describe.each(STORES)(
  'a store that was empty, prepared and filled for the brand $goods.brand',
  ({ goods, lists }) => {
    let shop: ShopOfBrand;
    let checked: string;
    let site: CrawledSite;
    beforeAll(async () => {
      ({ shop, checked } = await startFilled(goods));
      site = await crawl(shop);
      seen[goods.brand] = { pages: site.pages.size };
      const living = [...site.pages.values()].filter(({ status }) => status === 200);
      await picturePages(
        shop.url,
        goods.brand,
        living.map(({ address }) => address),
      );
    });
    const note = (what: string, count: number) => Object.assign(seen[goods.brand] ?? {}, { [what]: count });
    afterAll(() => shop?.stop());

    test('[STORE-04] lacks nothing that store:check knows of', () => {
      const lacking = checked
        .split('\n')
        .filter((line) => /^\s*(?:missing|malformed|names another brand|without a translation):/.test(line));
      expect(lacking).toEqual([]);
      expect(checked).toContain(`新しいショップ at ${shop.platform.url}`);
    });

    test('[STORE-04] [BRAND-02] every page of it lives, says nothing of another shop, and shows its pictures', async () => {
      expectLiving(site);
      expect(faultsOf(site)).toEqual([]);
      expect(await faultsOfFiles(shop)).toEqual([]);
      for (const { handle } of goods.products)
        expect(site.pages.get(`/products/${handle}`)?.status, handle).toBe(200);
      const pictures = new Map([...site.pictures.keys()].map((src) => [new URL(src).pathname, src]));
      const missing = await Promise.all(
        [...pictures.values()].map(async (src) => ((await fetch(src)).ok ? [] : [src])),
      );
      expect(missing.flat()).toEqual([]);
      note('pictures', pictures.size);
    });

    test('[BRAND-02] no linked list is empty', () => {
      const linked = [...site.pages.values()].filter(({ address }) => LIST.test(address));
      expect(linked.map(({ address }) => address)).toEqual(expect.arrayContaining(lists));
      expect(linked.flatMap(({ address, cards }) => (cards.length === 0 ? [address] : []))).toEqual([]);
      note('lists', linked.length);
    });

    test('[LIST-04] no filter of its lists is empty', async () => {
      const links = new Set<string>();
      for (const list of lists)
        for (const link of new ParsedPage(await shop.text(list)).all('a')) {
          const href = attribute(link, 'href') ?? '';
          if (/[?&](?:tag|stock|price)=/.test(href)) links.add(href);
        }
      expect(links.size).toBeGreaterThan(lists.length);
      for (const href of links) {
        const page = new ParsedPage(await (await fetch(new URL(href, shop.url))).text());
        expect(page.all('article').length, href).toBeGreaterThan(0);
      }
      note('filters', links.size);
    });

    test('[SEO-03] [AGENT-02] feeds and agents have its seven products, and no other', async () => {
      const handles = goods.products.map(({ handle }) => handle).toSorted();
      const { items } = JSON.parse(await shop.text('/feeds/products-ja-1.json')) as {
        items: { canonical_link: string; availability: string }[];
      };
      const fed = items.map(({ canonical_link: link }) => new URL(link).pathname.split('/').at(-1) ?? '');
      expect([...new Set(fed)].toSorted()).toEqual(handles);
      const variants = goods.products.flatMap((product) => product.variants);
      expect(items).toHaveLength(variants.length);
      expect(items.filter(({ availability }) => availability === 'out_of_stock')).toHaveLength(
        variants.filter(({ available }) => available === 0).length,
      );
      const found = await askAgentServer(shop, 'tools/call', {
        name: 'search_catalog',
        arguments: { meta: AGENT_META, catalog: { query: goods.vendor } },
      });
      for (const { title } of goods.products) expect(found).toContain(title);
      expect(problemsOf('MCP', found)).toEqual([]);
      note('variants', items.length);
    });

    test('[CART-05] a first purchase is made, without a word of another brand', async () => {
      const { product } = (await shop.platform.ask(
        'query ($handle: String) { product(handle: $handle) { variants(first: 1) { nodes { id } } } }',
        { handle: goods.products[0]?.handle },
      )) as { product: { variants: { nodes: { id: string }[] } } };
      const { cartCreate } = (await shop.platform.ask(
        'mutation ($input: CartInput) { cartCreate(input: $input) { cart { checkoutUrl } } }',
        { input: { lines: [{ merchandiseId: product.variants.nodes[0]?.id, quantity: 1 }] } },
      )) as { cartCreate: { cart: { checkoutUrl: string } } };
      const { checkoutUrl } = cartCreate.cart;
      expect(problemsOf('checkout', await (await fetch(checkoutUrl)).text())).toEqual([]);
      const order = await walkCheckout(checkoutUrl, 'hana@example.com');
      expect(order?.text).toContain(goods.products[0]?.title);
      expect(problemsOf('thanks', order?.text ?? '')).toEqual([]);
      note('orders', 1);
    });

    if (goods === ROASTERY)
      test('[LANG-01] [STORE-04] its lists and menus have titles in each language, as the store says them', async () => {
        for (const [prefix, language, titles] of [
          ['', 'JA', ['コーヒー豆', 'ドリッパー・道具', 'カップ']],
          ['/en', 'EN', ['Coffee beans', 'Drippers and tools', 'Cups of our potters']],
          ['/zh-TW', 'ZH_TW', ['咖啡豆', '濾杯與器具', '杯子']],
        ] as const) {
          const headings = ['beans', 'brewing', 'cups'].map(async (list) =>
            new ParsedPage(await shop.text(`${prefix}/${list}`)).all('h1').map(textOf).join(),
          );
          expect((await Promise.all(headings)).map((heading) => heading.trim())).toEqual(titles);
          const { menu } = (await shop.platform.ask(
            `query @inContext(language: ${language}) { menu(handle: "categories") { items { title } } }`,
            {},
          )) as { menu: { items: { title: string }[] } };
          const page = new ParsedPage(await shop.text(prefix || '/'));
          const style = attribute(page.all('body')[0], 'style') ?? '';
          expect(style.includes('PingFang TC'), prefix).toBe(prefix === '/zh-TW');
          const home = mainOf(page);
          expect(menu.items.map(({ title }) => title)).toEqual(expect.arrayContaining(titles.slice(0, 2)));
          for (const { title } of menu.items) expect(home).toContain(title);
        }
      });

    if (goods === ROASTERY)
      test('[PROD-16] [PROD-04] sells beans by weight and grind, some of them reduced or sold out, in each language', async () => {
        for (const [prefix, soldOut] of [
          ['', '売り切れ'],
          ['/en', 'Sold out'],
          ['/zh-TW', '售完'],
        ] as const) {
          const blend = new ParsedPage(await shop.text(`${prefix}/products/asamoya-blend`));
          expect(blend.all('div', { role: 'radiogroup' })).toHaveLength(2);
          expect(blend.all('a', { role: 'radio' })).toHaveLength(4);
          expect(mainOf(blend)).toMatch(/760.*860/s);
          const decaf = new ParsedPage(await shop.text(`${prefix}/products/decaf-colombia`));
          expect(mainOf(decaf)).toContain(soldOut);
          expect(JSON.stringify(decaf.facts)).toContain('https://schema.org/OutOfStock');
        }
      });
  },
);
