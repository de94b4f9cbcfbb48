import type { IncomingMessage } from 'node:http';
import { BRANDS } from '@shop/brands/brands';
import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination';
import { describe, expect, test } from 'vitest';
import { redirectsToAddresses, rewritesToPages } from './rewrites';

/** More products than a shared list shows. */
const LONG_LIST = Array.from({ length: 900 }, (_, place) => 44_795_488_731_369 + place).join('.');

const sources = (locale: string) =>
  rewritesToPages()
    .filter(({ destination }) => destination.startsWith(`/${locale}`))
    .map(({ source }) => source);

/** The target of a URL by the first matching rule, as in Next; null for none. */
function follow(rules: ReturnType<typeof rewritesToPages>, address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  const query = Object.fromEntries(searchParams);
  for (const { source, has, destination } of rules) {
    const params = getPathMatch(source, { strict: true, removeUnnamedParams: true })(pathname);
    if (params === false) continue;
    const asked = has === undefined ? {} : matchHas({ headers: {} } as IncomingMessage, query, has);
    if (asked === false) continue;
    return prepareDestination({
      appendParamsToQuery: false,
      destination,
      params: { ...params, ...asked },
      query: {},
    }).newUrl;
  }
  return null;
}

test.each([
  ['/sitemap.xml', '/sitemaps/index.xml'],
  ['/sitemaps/products-12.xml', '/sitemaps/products-12.xml'],
  ['/sitemaps/products-0.xml', '/ja/missing'],
  ['/sitemaps/others-1.xml', '/ja/missing'],
  ['/en/sitemaps/products-1.xml', '/en/missing'],
  ['/llms.txt', '/llms/ja'],
  ['/en/llms.txt', '/llms/en'],
  ['/llms/ja', '/ja/missing'],
  ['/feeds/google-ja-1.xml', '/feeds/google-ja-1.xml'],
  ['/feeds/products-en-12.json', '/feeds/products-en-12.json'],
  ['/feeds/products-en-1.xml', '/ja/missing'],
  ['/feeds/google-xx-1.xml', '/ja/missing'],
  ['/feeds/news-ja.xml', '/feeds/news-ja.xml'],
  ['/feeds/columns-en.xml', '/feeds/columns-en.xml'],
  ['/feeds/news-xx.xml', '/ja/missing'],
  ['/feeds/news-ja-1.xml', '/ja/missing'],
  ['/en/feeds/news-en.xml', '/en/missing'],
  ['/social/ja/products/pachira.png', '/social/ja/products/pachira.png'],
  ['/social/xx/products/pachira.png', '/ja/missing'],
])('[SEO-01] [SEO-03] [AGENT-01] the SEO URL %s is rewritten to %s', (address, page) => {
  expect(follow(rewritesToPages(), address)).toBe(page);
});

describe('rewrites', () => {
  test.each([
    ['[ROUTE-01]', '/', '/ja'],
    ['[ROUTE-06]', '/products/umbellata', '/ja/products/umbellata/first'],
    ['[ROUTE-06]', '/products/umbellata?variant=45123456789012', '/ja/products/umbellata/45123456789012'],
    ['[ROUTE-06]', '/products/umbellata?variant=8x', '/ja/products/umbellata/first'],
    ['[ROUTE-06]', '/products/umbellata?variant=1234567890123456789', '/ja/products/umbellata/first'],
    ['[ROUTE-06]', '/products/umbellata?color=4512', '/ja/products/umbellata/first'],
    ['[LINK-01]', '/cart/42:2', '/ja/cart-links/42:2'],
    ['[LINK-01]', '/cart/42:2,43:1?discount=A', '/ja/cart-links/42:2,43:1'],
    ['[LINK-01]', '/cart/42%3A2%2C43%3A1', '/ja/cart-links/42%3A2%2C43%3A1'],
    ['[LINK-01]', '/cart/42', '/ja/missing'],
    ['[LINK-01]', '/cart/42:0', '/ja/missing'],
    ['[LINK-01]', '/cart/42:2,', '/ja/missing'],
    ['[LINK-01]', '/cart/link/ask/42:2', '/ja/cart-links/42:2/ask'],
    ['[LINK-01]', '/cart/link/part/42:2/APP10', '/ja/cart-links/42:2/part/APP10'],
    ['[AGENT-03]', '/cart/open/abcdefgh', '/ja/cart-handovers/abcdefgh'],
    ['[AGENT-03]', '/cart/link/ask/agent/abc.d-_', '/ja/cart-handovers/abc.d-_/ask'],
    ['[AGENT-03]', '/cart/link/ended/agent/none', '/ja/cart-handovers/none/ended'],
    ['[AGENT-03]', '/cart/link/other/agent/abc', '/ja/missing'],
    ['[LINK-02]', '/discount/APP10?redirect=/x', '/ja/discount-links/APP10'],
    ['[LINK-02]', '/discount/noted/APP10/Lw', '/ja/discount-links/APP10/noted/Lw'],
    ['[LINK-02]', '/discount/other/APP10/Lw', '/ja/missing'],
    ['[LINK-03]', '/favorite?items=3.1', '/ja/favorite/3.1'],
    ['[LINK-03]', '/favorite?items=3.x', '/ja/favorite'],
    ['[LINK-03]', `/favorite?items=${LONG_LIST}`, `/ja/favorite/${LONG_LIST}`],
    ['[ROUTE-07]', '/ornamentplants', '/ja/categories/ornamentplants/p1'],
    ['[ROUTE-07]', '/cactus', '/ja/categories/cactus/p1'],
    ['[ROUTE-08]', '/ornamentplants/tableplants', '/ja/categories/tableplants/p1'],
    ['[ROUTE-08]', '/cactus/tableplants', '/ja/missing'],
    ['[ROUTE-09]', '/collections/new', '/ja/collections/new/p1'],
    ['[ROUTE-09]', '/collections', '/ja/collections'],
    ['[ROUTE-02]', '/search', '/ja/search/none/p1'],
    ['[ROUTE-13]', '/columns/recommendkanyou', '/ja/columns/recommendkanyou'],
    ['[ROUTE-13]', '/columns/other', '/ja/columns/other'],
    ['[ROUTE-10]', '/ranking', '/ja/ranking/overall/4'],
    ['[ROUTE-10]', '/ranking?category=cactus', '/ja/ranking/cactus/4'],
    ['[ROUTE-10]', '/ranking?category=cactuses', '/ja/ranking/overall/4'],
    // Of another brand: a build serves every brand, and the page decides.
    ['[ROUTE-10]', '/ranking?category=beans', '/ja/ranking/beans/4'],
    ['[RANK-01]', '/ranking?category=cactus&show=12', '/ja/ranking/cactus/12'],
    ['[RANK-01]', '/ranking?show=24', '/ja/ranking/overall/24'],
    ['[RANK-01]', '/ranking?category=cactus&show=13', '/ja/ranking/cactus/4'],
    ['[ROUTE-10]', '/news', '/ja/news'],
    ['[ROUTE-21]', '/columns', '/ja/columns'],
    ['[ROUTE-10]', '/advisors', '/ja/advisors'],
    ['[PAGE-05]', '/faq', '/ja/faq'],
    ['[ROUTE-11]', '/pages/about', '/ja/pages/about'],
    ['[ROUTE-11]', '/fixed/e-gift', '/ja/pages/e-gift'],
    ['[ROUTE-11]', '/fixed/about', '/ja/missing'],
    ['[ROUTE-12]', '/policies/refund-policy', '/ja/policies/refund-policy'],
    ['[ROUTE-12]', '/policies/legal-notice', '/ja/policies/legal-notice'],
    ['[ROUTE-12]', '/policies/other', '/ja/missing'],
    ['[ROUTE-04]', '/cart', '/ja/cart'],
    ['[ROUTE-05]', '/favorite', '/ja/favorite'],
    ['[MAIL-04]', '/mail-magazine/coupon/MMSP15', '/ja/mail-magazine/coupon/MMSP15'],
    ['[MAIL-05]', '/mail-magazine/coupon/MMSP15/mm-1', '/ja/mail-magazine/coupon/MMSP15/mm-1'],
    ['[MAIL-06]', '/mail-magazine/confirm/a.b.c', '/ja/mail-links/confirm/a.b.c/ask'],
    ['[MAIL-07]', '/mail-magazine/unsubscribe/a.b.c', '/ja/mail-links/unsubscribe/a.b.c/ask'],
    ['[MAIL-07]', '/mail-magazine/unsubscribe/a.b.c/failed', '/ja/mail-links/unsubscribe/a.b.c/failed'],
    ['[RESTOCK-02]', '/restock-notice/stop/a.b.c', '/ja/mail-links/stopRestock/a.b.c/ask'],
    ['[MAIL-03]', '/mail-magazine/duplicated', '/ja/mail-magazine/duplicated'],
    ['[MAIL-06]', '/mail-magazine/confirmed', '/ja/mail-magazine/confirmed'],
    ['[MAIL-03]', '/mail-magazine/other', '/ja/missing'],
    ['[RESTOCK-01]', '/restock-notice/registered', '/ja/restock-notice/registered'],
    ['[RESTOCK-02]', '/restock-notice/stopped', '/ja/restock-notice/stopped'],
    ['[RESTOCK-01]', '/restock-notice/in-stock/pothos/7', '/ja/restock-notice/in-stock/pothos/7'],
    ['[RESTOCK-01]', '/restock-notice/in-stock/pothos/x', '/ja/missing'],
    ['[RESTOCK-01]', '/restock-notice/invalid/pothos/7', '/ja/restock-notice/invalid/pothos/7'],
    ['[RESTOCK-01]', '/restock-notice/registered/pothos/7', '/ja/missing'],
    ['[GATE-01]', '/cart/checkout', '/ja/cart-checkout'],
    ['[GATE-01]', '/cart/checkout/empty', '/ja/cart-checkout/empty'],
    ['[GATE-01]', '/cart/checkout/sold-out', '/ja/cart-checkout/sold-out'],
    ['[GATE-01]', '/cart/checkout/other', '/ja/missing'],
    ['[RESTOCK-01]', '/restock-notice/in-stock', '/ja/missing'],
    ['[RESTOCK-01]', '/restock-notice/other', '/ja/missing'],
    ['[ROUTE-14]', '/error-pages/failed', '/ja/error-pages/failed'],
    ['[ROUTE-14]', '/anything/else/at/all', '/ja/missing'],
  ])('%s %s is the page %s, in English too', (_row, address, page) => {
    const rules = rewritesToPages();
    expect(follow(rules, address)).toBe(page);
    const english = address === '/' ? '/en' : `/en${address}`;
    expect(follow(rules, english)).toBe(page.replace(/^\/ja/, '/en'));
  });

  test.each(['categories', 'collections', 'search', 'tags'])(
    '%s resolved by the proxy is unchanged',
    (kind) => {
      const rules = rewritesToPages();
      expect(follow(rules, `/ja/${kind}/x/p2`)).toBe(`/ja/${kind}/x/p2`);
      expect(follow(rules, `/en/${kind}/x/p2`)).toBe(`/en/${kind}/x/p2`);
    },
  );

  test.each([
    ['/ja', '/'],
    ['/ja/cart', '/cart'],
    ['/ja/products/umbellata', '/products/umbellata'],
    ['/ja/products/umbellata/first', null],
    ['/collections/cactus', '/cactus'],
    ['/en/collections/cactus', '/en/cactus'],
    ['/collections/new', null],
    ['/pages/e-gift', '/fixed/e-gift'],
    ['/en/pages/e-gift', '/en/fixed/e-gift'],
    ['/pages/about', null],
    ['/collections/okinawa', '/ornamentplants/okinawa'],
    ['/en/collections/tableplants', '/en/ornamentplants/tableplants'],
    ['/collections/all', '/search'],
    ['/collections/new/products/umbellata', '/products/umbellata'],
    ['/blogs/columns/howtochoosepot', '/columns/howtochoosepot'],
    ['/en/blogs/news', '/en/news'],
    ['/blogs/news/2026-typhoon', '/news#2026-typhoon'],
    ['/blogs/other/x', null],
  ])('[ROUTE-16] [STORE-02] %s redirects permanently to %s', (address, to) => {
    const redirects = redirectsToAddresses();
    expect(follow(redirects, address)).toBe(to);
    expect(redirects.every(({ permanent }) => permanent === true)).toBe(true);
  });
});

describe('[ROUTE-16] URLs', () => {
  test('Japanese has no prefix, English has one, and every page has both', () => {
    const japanese = sources('ja').filter((source) => !source.startsWith('/ja/'));
    const english = sources('en').filter((source) => !source.startsWith('/en/categories'));
    expect(japanese).toContain('/cart');
    expect(japanese.every((source) => !source.startsWith('/en'))).toBe(true);
    for (const source of [
      '/products/:handle',
      '/collections/:handle',
      '/search',
      '/cart',
      '/favorite',
      '/(.*)',
    ]) {
      expect(japanese).toContain(source);
      expect(english).toContain(`/en${source}`);
    }
  });

  test('[ROUTE-14] an unmatched URL is the 404 page, in its language', () => {
    const rules = rewritesToPages();
    const last = (locale: string) =>
      rules.findLast(({ destination }) => destination.startsWith(`/${locale}`));
    expect(last('ja')).toEqual({ source: '/(.*)', destination: '/ja/missing' });
    expect(last('en')).toEqual({ source: '/en/(.*)', destination: '/en/missing' });
    // English before Japanese, whose last rule matches everything.
    expect(rules.at(-1)?.destination).toBe('/ja/missing');
  });

  test('[ROUTE-10] a ranking is overall, or of one of the 18 categories', () => {
    const rules = rewritesToPages().filter(({ source }) => source === '/ranking');
    const [ofCategory] = rules[1]?.has ?? [];
    const value = new RegExp(`^${ofCategory?.value}$`);
    for (const handle of CATEGORY_ADDRESSES.handles) expect(handle).toMatch(value);
    expect('nonsense').not.toMatch(value);
    expect(rules.map(({ destination }) => destination)).toEqual([
      '/ja/ranking/:category/:shown',
      '/ja/ranking/:category/4',
      '/ja/ranking/overall/:shown',
      '/ja/ranking/overall/4',
    ]);
  });

  test('[RANK-01] a ranking shows four more at a time, up to 24; other numbers give the first four', () => {
    const [, , longer] = rewritesToPages().filter(({ source }) => source === '/ranking');
    const value = new RegExp(`^${longer?.has?.[0]?.value}$`);
    expect(Array.from({ length: 100 }, (_, n) => String(n)).filter((n) => value.test(n))).toEqual([
      '8',
      '12',
      '16',
      '20',
      '24',
    ]);
  });

  test('[ROUTE-11] [ROUTE-12] text pages are open-ended, policies are four, e-gift has one URL', () => {
    const sources = rewritesToPages().map(({ source }) => source);
    expect(sources).toContain('/pages/:handle');
    expect(sources).toContain(
      '/en/policies/:handle(refund-policy|legal-notice|privacy-policy|shipping-policy)',
    );
    expect(redirectsToAddresses()).toContainEqual({
      source: '/en/pages/e-gift',
      destination: '/en/fixed/e-gift',
      permanent: true,
    });
  });

  test('[ROUTE-07] each of the 18 categories has a URL, and its collection redirects there', () => {
    const rule = rewritesToPages().find(({ destination }) => destination === '/ja/categories/:handle/p1');
    const category = rewritesToPages().findLast(
      ({ destination }) => destination === '/ja/categories/:handle/p1',
    );
    for (const handle of CATEGORY_ADDRESSES.handles) expect(category?.source).toContain(handle);
    expect(rule?.source).toBe('/ornamentplants/:handle(tableplants|okinawa)');
    expect(redirectsToAddresses().some(({ source }) => source.startsWith('/collections/:handle('))).toBe(
      true,
    );
  });
});

test('[ROUTE-07] [ROUTE-08] [BRAND-03] a build has the categories of every brand at their own URLs', () => {
  const { handles, children } = CATEGORY_ADDRESSES;
  expect(handles.slice(0, 18)).toEqual(BRANDS.komoreno.menus?.categories.map(({ handle }) => handle));
  expect(handles).toEqual(expect.arrayContaining(['beans', 'sets', 'gift', 'brewing', 'cups']));
  expect(new Set(handles).size).toBe(handles.length);
  expect(children).toEqual({ ornamentplants: ['tableplants', 'okinawa'] });
});
