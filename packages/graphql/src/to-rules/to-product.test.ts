import { guaranteeOf } from '@shop/rules/brand/brand';
import { NO_PRODUCT_LISTS } from '@shop/rules/catalog/product-lists';
import { describe, expect, test } from 'vitest';
import { yenOnTheWire } from '../testing/wire-cart';
import { wireCard, wireProductPage, wireVariant } from '../testing/wire-product';
import { toIsDateUnavailable, toProductPage } from './to-product';
import { toProductCards } from './to-product-card';

function card(...args: Parameters<typeof wireCard>) {
  const read = toProductCards([wireCard(...args)]);
  return read.ok ? read.value[0] : read.error;
}

function product(...args: Parameters<typeof wireProductPage>) {
  const read = toProductPage(wireProductPage(...args), NO_PRODUCT_LISTS);
  if (!read.ok || read.value === null) {
    throw new Error(JSON.stringify(read));
  }
  return read.value.product;
}

test.each([
  ['["date_unavailable","e_gift"]', true, true],
  ['["e_gift"]', false, true],
  ['["date_unavailable"]', true, false],
  ['["Date_Unavailable"," E_GIFT "]', true, true],
  ['[]', false, false],
])('[DLV-04] [DLV-06] a product with the flags %s', (value, isDateUnavailable, isEGift) => {
  expect(product({ flags: { value } })).toMatchObject({ isDateUnavailable, isEGift });
});

test("[PROD-13] a merchant's tag in decomposed letters is the one of the shop's rules: no guarantee for what it excepts", () => {
  const tags = ['ドライ盆栽'.normalize('NFD')];
  expect(card({ tags })).toMatchObject({ tags: ['ドライ盆栽'] });
  const category = { handle: 'bonsai' };
  const guarantee = { days: 30, categories: ['bonsai'], exceptTags: ['ドライ盆栽'] };
  const { tags: read } = product({ tags });
  expect(guaranteeOf({ category, tags: read, isEGift: false }, { guarantee })).toBeUndefined();
  expect(guaranteeOf({ category, tags: ['苔玉'], isEGift: false }, { guarantee })).toBe(guarantee);
});

describe('a card (CARD-01)', () => {
  test('[DATA-01][CARD-01] field by field', () => {
    expect(card()).toEqual({
      id: 7583412945071,
      globalId: btoa('gid://shopify/Product/7583412945071'),
      handle: 'pachira-mini',
      title: 'パキラ 実生 ミニサイズ',
      vendor: '水城グリーンファーム',
      image: {
        id: 33,
        src: 'https://cdn.example/s/files/1/a.jpg?v=1',
        alt: 'パキラ',
        width: 1296,
        height: 1296,
        position: 1,
      },
      price: 1280,
      hasPriceRange: true,
      compareAtPrice: null,
      isSale: false,
      isSoldOut: false,
      tags: ['観葉植物', '限定'],
      aiTagIds: [101, 203],
      size: '高さ15〜40cm',
      reviewScore: 4.5,
      reviewCount: 2,
    });
  });

  const priced = (price: number, compareAt: number) => ({
    price: yenOnTheWire(price),
    compareAtPrice: yenOnTheWire(compareAt),
  });
  /** The first available variant of a card, and another. */
  const variant = (price: number, compareAt: number, other = priced(2480, 0)) => ({
    selectedOrFirstAvailableVariant: priced(price, compareAt),
    cardVariants: { nodes: [priced(price, compareAt), other].map((one) => ({ ...one, size: null })) },
  });

  test.each([
    ['the shown price has one above it', variant(1280, 1980), true, 1980],
    ['another variant is on sale', variant(1280, 0, priced(2480, 2980)), true, null],
    [
      'a dearer variant has its own price as the compare-at price',
      variant(1280, 0, priced(2480, 2480)),
      false,
      null,
    ],
    ['the compare-at price is the price', variant(1280, 1280), false, null],
    ['the compare-at price is below', variant(1280, 900), false, null],
    ['no variant at all', { selectedOrFirstAvailableVariant: null }, false, null],
  ])('[PROD-03] %s', (_name, change, isSale, compareAtPrice) => {
    expect(card(change)).toMatchObject({ isSale, compareAtPrice });
  });

  test.each([
    ['unset', null, null],
    ['no JSON', { value: 'good' }, null],
    ['no number', { value: '{"value":"good"}' }, null],
    ['another shape', { value: '[4]' }, null],
  ])('a rating of %s is null', (_name, rating, reviewScore) => {
    expect(card({ rating })).toMatchObject({ reviewScore });
  });

  test('a score without reviews is null', () => {
    expect(card({ ratingCount: null })).toMatchObject({ reviewScore: null, reviewCount: 0 });
  });

  test('sold out, no image, one price', () => {
    const one = { minVariantPrice: yenOnTheWire(500), maxVariantPrice: yenOnTheWire(500) };
    expect(card({ availableForSale: false, featuredImage: null, priceRange: one })).toMatchObject({
      isSoldOut: true,
      image: null,
      hasPriceRange: false,
    });
  });

  test('in a list, deleted products are omitted and a malformed one is named', () => {
    expect(toProductCards([wireCard(), null, {}, wireCard()])).toMatchObject({ ok: true, value: [{}, {}] });
    expect(toProductCards([wireCard(), { ...wireCard(), title: undefined } as never])).toEqual({
      ok: false,
      error: { path: 'products.1.title', expected: 'a text' },
    });
  });
});

describe('a product page', () => {
  test('[DATA-01] details, variants, reviews and recommendations', () => {
    expect(product()).toMatchObject({
      bodyHtml: '<p>種から育てた株です。</p>',
      options: [{ name: 'サイズ', values: ['3号'] }],
      variants: [
        {
          id: 42319870264559,
          title: '3号',
          optionValues: ['3号'],
          quantity: 12,
          size: '高さが約15〜25cm',
          compareAtPrice: null,
        },
      ],
      latinName: 'Pachira glabra',
      care: { light: '日陰', water: '少なめ', temperature: '5℃', minTemperatureC: 5, size: '小' },
      included: ['陶器鉢', '受け皿'],
      aiTags: [{ parentId: 1, parentName: '置き場所', childId: 102, childName: 'デスク・テーブル' }],
      breadCrumbs: [{ name: '観葉植物', handle: 'ornamentplants' }],
      category: { name: '観葉植物', handle: 'ornamentplants' },
      producer: { handle: 'producers-mizuki', region: '愛知県田原市', image: { width: 1296 } },
      setDefinition: { itemCount: 2, options: [{ name: 'A', image: 'a.jpg', sequence: 1 }] },
      arModel: { modelUrl: 'a.glb', iosModelUrl: 'a.usdz', variantTitle: '3号' },
      room: {
        pixelsPerCm: 5,
        sizes: [{ variantId: 42319870264559, groundCm: 50, views: [{ light: 'corner' }] }],
      },
      growth: { fromCm: 15, toCm: 30, indoorCm: 200 },
      reviews: [{ title: '', content: '元気です', score: 5, nickname: 'コウタ' }],
      seo: { title: 'パキラ 実生 ミニサイズ', description: '育てやすいパキラです。' },
    });
    expect(toProductPage(wireProductPage(), NO_PRODUCT_LISTS)).toMatchObject({
      value: { recommendations: [{ handle: 'other' }] },
    });
  });

  test('[LIST-05] [PROD-10] an excluded product is not recommended, a sold-out one is', () => {
    const excluded = 99;
    const lists = { excluded: [excluded], storeOriginal: [], badgeTags: {} };
    const productRecommendations = [
      wireCard({ handle: 'excluded', id: `gid://shopify/Product/${excluded}` }),
      wireCard({ handle: 'sold-out', availableForSale: false }),
    ];
    expect(toProductPage({ ...wireProductPage(), productRecommendations }, lists)).toMatchObject({
      value: { recommendations: [{ handle: 'sold-out' }] },
    });
    expect(toProductPage({ ...wireProductPage(), productRecommendations: null }, lists)).toMatchObject({
      value: { recommendations: [] },
    });
  });

  test('[ROUTE-16] the vendor is localised where the shop has a translation', () => {
    expect(product().vendor).toBe('水城グリーンファーム');
    expect(product({ vendorName: { value: 'Mizuki Green Farm' } }).vendor).toBe('Mizuki Green Farm');
  });

  test('[ROUTE-14] an unknown handle is null', () => {
    expect(toProductPage({ ...wireProductPage(), product: null }, NO_PRODUCT_LISTS)).toEqual({
      ok: true,
      value: null,
    });
  });

  test('a product of one default variant has no options', () => {
    expect(product({ variants: { nodes: [wireVariant({ title: 'Default Title' })] } })).toMatchObject({
      options: [],
      variants: [{ title: '', optionValues: [] }],
    });
  });

  test('[PROD-06] [PROD-07] unknown stock, and that of a variant that is sold without stock, follow availability', () => {
    const nodes = [
      wireVariant({ quantityAvailable: -2, availableForSale: false }),
      wireVariant({ quantityAvailable: 3, availableForSale: false }),
      wireVariant({ quantityAvailable: -2 }),
      wireVariant({ quantityAvailable: 0 }),
      wireVariant({ quantityAvailable: null }),
      wireVariant({ quantityAvailable: null, availableForSale: false }),
    ];
    expect(product({ variants: { nodes } }).variants.map(({ quantity }) => quantity)).toEqual([
      0, 0, 1e6, 1e6, 1e6, 0,
    ]);
  });

  test('[BRAND-02] the way to a product of a store that gives none leads through its category', () => {
    const category = { name: '観葉植物', handle: 'ornamentplants' };
    expect(product({ breadCrumbs: null }).breadCrumbs).toEqual([category]);
  });

  test('[GROW-01] a growth of one amount a year is a growth', () => {
    const growth = { fromCm: 10, toCm: 10, indoorCm: 200 };
    expect(product({ growth: { value: JSON.stringify(growth) } }).growth).toEqual(growth);
  });

  test('malformed metafields count as unset, the product stays available', () => {
    expect(
      product({
        care: { value: '["dark"]' },
        breadCrumbs: { value: 'nonsense' },
        arModel: { value: '{}' },
        room: { value: '{"width":1600}' },
        growth: { value: '{"fromCm":30,"toCm":20,"indoorCm":200}' },
        setDefinition: { value: '{"itemCount":"two"}' },
        aiTags: { value: '{}' },
        producer: { reference: {} },
        reviews: null,
        category: null,
      }),
    ).toMatchObject({
      care: null,
      breadCrumbs: [],
      arModel: null,
      room: null,
      growth: null,
      setDefinition: null,
      aiTags: [],
      producer: null,
      reviews: [],
      category: null,
    });
  });

  test('a malformed response has its path', () => {
    const nodes = [wireVariant(), wireVariant({ price: { amount: '12.5', currencyCode: 'JPY' } })];
    expect(toProductPage(wireProductPage({ variants: { nodes } }), NO_PRODUCT_LISTS)).toEqual({
      ok: false,
      error: { path: 'answer.product.variants.nodes.1.price', expected: 'whole yen' },
    });
  });
});

test.each([
  ['its flag alone', { flags: { value: '["date_unavailable"]' } }, true],
  ['its flag among others', { flags: { value: '["new","date_unavailable","ar"]' } }, true],
  ['other flags', { flags: { value: '["new","date_unavailable_soon"]' } }, false],
  ['no flags', { flags: { value: '[]' } }, false],
  ['flags that were never set', { flags: null }, false],
  ['a slip in the back office', { flags: { value: 'date_unavailable' } }, false],
  ['another slip', { flags: { value: '{"date_unavailable":true}' } }, false],
  ['no such product', null, false],
])('[API-05] %s', (_name, product, isUnavailable) => {
  expect(toIsDateUnavailable({ product })).toEqual({ ok: true, value: isUnavailable });
});

test('[API-05] a malformed response', () => {
  expect(toIsDateUnavailable({ product: { flags: { value: 7 as unknown as string } } }).ok).toBe(false);
});
