import { SHOP_LINKS } from '@shop/brands/komoreno/shop';
import { describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { ownPlaces } from './live-search-index';

const ACCOUNT = 'https://platform.example/account';
const { search, matches } = await indexedCatalogue();

describe('[SEARCH-06] a need leads to its place', () => {
  test.each([
    ['寝室', '/search/tag?tagId=1,103'],
    ['虫がつきにくい', '/search/tag?tagId=3,305'],
    ['開店祝い', '/collections/moving-gift'],
    ['珍しい植物', '/collections/rare-plants'],
    ['ランキング', '/ranking'],
    ['お知らせ', '/news'],
    ['問い合わせ', SHOP_LINKS.inquiry],
  ])('%s: %s', (keyword, path) => {
    expect(search(keyword).places.map((place) => place.path)).toContain(path);
  });

  test('products are those of the plant that the trouble is told of', () => {
    const { products, places } = search('パキラの葉が黄色い');
    expect(places[0]?.path).toBe('/pages/premium-support');
    expect(products[0]?.tags).toContain('パキラ');
    expect(search('葉が黄色い').total).toBe(0);
  });
});

test('[SEARCH-06] pages of help answer their words before anything else', () => {
  const first = (keyword: string) => search(keyword).places[0]?.path;
  expect(first('送料')).toBe('/policies/legal-notice');
  expect(first('配送')).toBe('/policies/legal-notice');
  expect(first('配送日')).toBe('/policies/legal-notice');
  expect(search('配送日').dropped).toEqual([]);
  expect(first('返品したい')).toBe('/policies/refund-policy');
  expect(first('warranty')).toBe('/pages/guarantee');
  expect(first('多肉')).toBe('/succulent');
  expect(first('水城グリーンファーム')).toBe('/collections/producers-mizuki');
});

test.each([
  ['クーポン', '/collections/sale'],
  ['coupon code', '/collections/sale'],
  ['育て方', '/pages/premium-support'],
  ['パキラの育て方', '/pages/premium-support'],
  ['how to care', '/pages/premium-support'],
  ['ギフトカード', '/fixed/e-gift'],
  ['gift card', '/fixed/e-gift'],
  ['領収書', '/policies/legal-notice'],
  ['receipt', '/policies/legal-notice'],
  ['ログイン', ACCOUNT],
  ['log in', ACCOUNT],
  ['注文履歴を見たい', ACCOUNT],
  ['パスワードを忘れた', ACCOUNT],
  ['forgot my password', ACCOUNT],
  ['実店舗', '/pages/aboutstore'],
  ['いつ届く', '/policies/legal-notice'],
  ['いつ届きますか', '/policies/legal-notice'],
  ['when will it arrive', '/policies/legal-notice'],
  ['お届け日', '/policies/legal-notice'],
  ['配達日', '/policies/legal-notice'],
  ['delivery date', '/policies/legal-notice'],
])('[SEARCH-06] %s leads to %s, and is not said to be left out', (keyword, path) => {
  const { places, dropped, correction } = search(keyword);
  expect(places[0]?.path).toBe(path);
  expect([dropped, correction]).toEqual([[], null]);
});

test.each([
  ['where is my order', ACCOUNT],
  ['注文した商品がまだ届かない', ACCOUNT],
  ['荷物の追跡', ACCOUNT],
  ['クーポン', '/#mail-magazine'],
  ['promo code', '/#mail-magazine'],
])('[SEARCH-06] %s leads to %s too, where the shopper sees or gets it', (keyword, path) => {
  expect(search(keyword).places.map((place) => place.path)).toContain(path);
});

test('[SEARCH-06] a question leads to every page that its words name', () => {
  const paths = search('枯れたら交換してもらえますか').places.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/pages/guarantee', '/policies/refund-policy']));
});

test('[SEARCH-06] a word of help is answered by its page, products by the other words', () => {
  const pachira = matches('パキラ');
  for (const keyword of ['パキラ 送料', '送料 パキラ', 'パキラ 育て方']) {
    const { dropped, places } = search(keyword);
    expect(matches(keyword)).toEqual(pachira);
    expect(dropped).toEqual([]);
    expect(places.map(({ kind }) => kind)).toContain('help');
  }
  expect(search('送料').total).toBe(0);
  expect(search('eギフト').total).toBeGreaterThan(0);
});

describe('[SEARCH-06] [PAGE-05] the brand’s questions', () => {
  const places = (query: string) => search(query).places.map(({ path }) => path);
  test.each([
    ['注文してから何日で届きますか', '/faq#delivery-time', '/policies/legal-notice'],
    ['送料はいくら', '/faq#shipping-fee', '/policies/legal-notice'],
    ['how long does delivery take', '/faq#delivery-time', '/policies/legal-notice'],
    ['注文を取り消したい', '/faq#cancel', '/policies/refund-policy'],
  ])('%s is answered by %s, beside the page that says all', (query, question, page) => {
    expect(places(query)).toEqual(expect.arrayContaining([question, page]));
  });

  test('a question comes after the page that a query names, and takes no product away', () => {
    expect(places('植物保証')[0]).toBe('/pages/guarantee');
    expect(places('植物保証')).toContain('/faq#guarantee');
    expect(search('クーポン 使い方 モンステラ').total).toBeGreaterThan(0);
  });

  test('よくある質問 leads to all of them', () => {
    for (const query of ['よくある質問', 'FAQ']) expect(places(query)).toContain('/faq');
  });

  test.each(['モンステラ', 'ペットに安全な植物', '観葉植物 大型', 'gift', '日陰 植物', 'dog safe plant'])(
    '%s looks for products, and no question comes beside them',
    (query) => {
      expect(places(query).filter((path) => path.startsWith('/faq'))).toEqual([]);
    },
  );
});

test('[SEARCH-06] without an account page nothing leads to it', () => {
  const paths = (links: object) => ownPlaces(links).map(({ alias }) => alias);
  expect(paths({ account: ACCOUNT })).toContain('@account');
  expect(paths({})).not.toContain('@account');
});
