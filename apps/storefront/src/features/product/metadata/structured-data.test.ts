import { DELIVERY_RULES as ROASTER } from '@shop/brands/asamoya/delivery';
import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import type { Product, Variant } from '@shop/rules/product/product';
import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { articleJsonLd, questionsJsonLd } from '#features/content/metadata/article-json-ld.ts';
import { listJsonLd } from '#foundation/metadata/JsonLd.tsx';
import {
  breadcrumbFacts,
  type GraphNode,
  offerPolicies,
  returnPolicy,
  shopFacts,
} from '#foundation/metadata/shop-facts.ts';
import { structuredDataFaults } from '#test/engines/structured-data-faults.ts';
import { twoVariants } from '#test/engines/two-variants.ts';
import { productJsonLd } from './product-json-ld';

const SHOP = 'https://shop.test';
const PLANTS = { url: `${SHOP}/policies/refund-policy`, days: null };
const picture = (name: string) => ({ src: `https://cdn.test/${name}.jpg` });
const product = {
  id: 7,
  title: 'パキラ',
  introduction: '育てやすい。',
  description: '説明',
  vendor: '水城',
  images: [picture('a'), picture('b')],
  options: [{ name: 'サイズ', values: ['3号', '5号', '7号'] }],
  reviewScore: 4.3,
  reviewCount: 5,
  reviews: ['ゆき', '', 'まり', 'けん', 'なお'].map((nickname, index) => ({
    title: index === 0 ? '元気' : '',
    content: `${index} 届きました`,
    score: 5 - index,
    nickname,
    createdAt: '2026-10-01T15:00:00Z',
  })),
  variants: [
    ...twoVariants(picture('v')),
    {
      id: 3,
      title: '7号',
      optionValues: ['7号'],
      sku: 'a-3',
      price: yen(4_480),
      compareAtPrice: yen(4_480),
      quantity: -1,
      image: null,
    },
  ],
} as unknown as Product;
const PLAIN = { id: 1, prices: [1_000], isDateUnavailable: false, isEGift: false };
const policies = offerPolicies(
  { ...product, prices: product.variants.map(({ price }) => price) },
  PLANTS,
  BUILT_DELIVERY_RULES,
);
const input = {
  url: `${SHOP}/products/pachira`,
  categoryPath: ['観葉植物', '卓上観葉'],
  aspects: { サイズ: 'size' } as const,
  policies,
};
const factsOf = (change: Partial<Product> = {}) => productJsonLd({ ...product, ...change }, input);
const offersOf = (node: GraphNode) =>
  (node['hasVariant'] as { offers: Record<string, unknown> }[]).map(({ offers }) => offers);

describe('[SEO-02] [PROD-02] [PROD-03] structured data of a product', () => {
  test('is a group with every variant and its own offer, independent of the selection', () => {
    expect(factsOf()).toEqual({
      '@type': 'ProductGroup',
      name: 'パキラ',
      description: '育てやすい。',
      image: ['https://cdn.test/a.jpg', 'https://cdn.test/b.jpg'],
      category: '観葉植物/卓上観葉',
      brand: { '@type': 'Brand', name: '水城' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 5, bestRating: 5 },
      review: [
        {
          '@type': 'Review',
          name: '元気',
          reviewBody: '0 届きました',
          reviewRating: { '@type': 'Rating', ratingValue: 5 },
          author: { '@type': 'Person', name: 'ゆき' },
          datePublished: '2026-10-02',
        },
        expect.objectContaining({ author: { '@type': 'Person', name: 'まり' } }),
        expect.objectContaining({ author: { '@type': 'Person', name: 'けん' } }),
      ],
      url: input.url,
      productGroupID: '7',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        {
          '@type': 'Product',
          name: 'パキラ 3号',
          sku: 'a-1',
          image: 'https://cdn.test/v.jpg',
          size: '3号',
          offers: {
            '@type': 'Offer',
            url: `${input.url}?variant=1`,
            price: 1_280,
            priceCurrency: 'JPY',
            availability: 'https://schema.org/InStock',
            itemCondition: 'https://schema.org/NewCondition',
            shippingDetails: [{ '@id': '#shipping-2000' }, { '@id': '#shipping-800' }],
            hasMerchantReturnPolicy: { '@id': '#returns' },
          },
        },
        expect.objectContaining({ name: 'パキラ 5号', image: 'https://cdn.test/a.jpg' }),
        expect.objectContaining({ name: 'パキラ 7号' }),
      ],
    });
    expect(structuredDataFaults([{ '@graph': [factsOf(), ...policies.nodes] }])).toEqual([]);
  });

  test('has availability, and the compare-at price of a sale', () => {
    expect(offersOf(factsOf()).map(({ availability }) => availability)).toEqual(
      ['InStock', 'OutOfStock', 'OutOfStock'].map((word) => `https://schema.org/${word}`),
    );
    expect(offersOf(factsOf()).map(({ priceSpecification }) => priceSpecification)).toEqual([
      undefined,
      {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: 3_000,
        priceCurrency: 'JPY',
      },
      undefined,
    ]);
  });

  test('without options is a product with one offer', () => {
    const only = factsOf({
      variants: product.variants.slice(0, 1).map((variant) => ({ ...variant, title: '' })),
    });
    expect(only).toMatchObject({
      '@type': 'Product',
      name: 'パキラ',
      productID: '7',
      sku: 'a-1',
      offers: { url: `${input.url}?variant=1`, price: 1_280 },
    });
    expect(only['offers']).not.toHaveProperty('name');
    expect(structuredDataFaults([{ '@graph': [only, ...policies.nodes] }])).toEqual([]);
    expect(factsOf({ variants: product.variants.slice(0, 1) })['offers']).toMatchObject({ name: '3号' });
  });

  test('[SEO-02] says nothing of a stock number or category that the store does not give', () => {
    const variants = product.variants.map((variant) => ({ ...variant, sku: '' }));
    for (const some of [variants, variants.slice(0, 1)]) {
      const text = JSON.stringify(
        productJsonLd({ ...product, variants: some }, { ...input, categoryPath: [] }),
      );
      expect(text).not.toContain('"sku"');
      expect(text).not.toContain('"category"');
    }
  });

  test('with an option unknown to schema.org uses its displayed name', () => {
    const facts = factsOf({ options: [{ name: 'ラッピング', values: [] }] });
    expect(facts['variesBy']).toEqual(['ラッピング']);
    const [variant] = facts['hasVariant'] as Variant[];
    for (const field of ['size', 'additionalProperty']) expect(variant).not.toHaveProperty(field);
  });

  test('[PROD-16] of several options names the value of each', () => {
    const facts = factsOf({
      options: [
        { name: '挽き目', values: [] },
        { name: 'サイズ', values: [] },
      ],
      variants: product.variants.map((variant) => ({ ...variant, optionValues: ['中挽き', '200g'] })),
    });
    expect(facts['variesBy']).toEqual(['挽き目', 'https://schema.org/size']);
    expect(facts['hasVariant']).toContainEqual(
      expect.objectContaining({
        size: '200g',
        additionalProperty: [{ '@type': 'PropertyValue', name: '挽き目', value: '中挽き' }],
      }),
    );
    expect(structuredDataFaults([{ '@graph': [facts, ...policies.nodes] }])).toEqual([]);
  });

  test('has no rating without reviews', () => {
    expect(factsOf({ reviewScore: null })).not.toHaveProperty('aggregateRating');
    expect(factsOf({ reviewCount: 0 })).not.toHaveProperty('aggregateRating');
    expect(factsOf({ reviews: [] })).not.toHaveProperty('review');
    expect(factsOf({ introduction: '' })['description']).toBe('説明');
  });
});

describe('[SEO-02] [SHIP-01] structured data of shipping and returns', () => {
  test('the shipping fee of every prefecture once: 2,000 yen to Hokkaido and Okinawa, else 800, within 10 to 24 days', () => {
    const [remote, flat] = policies.nodes as readonly [GraphNode, GraphNode];
    const days = (minValue: number, maxValue: number) =>
      expect.objectContaining({ minValue, maxValue, unitCode: 'DAY' });
    expect(remote).toMatchObject({
      shippingRate: { value: 2_000, currency: 'JPY' },
      shippingDestination: { addressCountry: 'JP', addressRegion: ['01', '47'] },
      deliveryTime: { handlingTime: days(10, 24), transitTime: days(0, 0) },
    });
    const { addressRegion } = flat['shippingDestination'] as { addressRegion: string[] };
    expect(flat).toMatchObject({ shippingRate: { value: 800, currency: 'JPY' } });
    expect(addressRegion).toEqual(
      Array.from({ length: 45 }, (_, index) => String(index + 2).padStart(2, '0')),
    );
  });

  test('[DLV-10] of a shop that dispatches on Tuesdays and Fridays: one to four days to the dispatch, two in transit', () => {
    const { nodes } = offerPolicies(PLAIN, null, ROASTER);
    for (const node of nodes) {
      expect(node['deliveryTime']).toMatchObject({
        handlingTime: { minValue: 1, maxValue: 4 },
        transitTime: { minValue: 2, maxValue: 2 },
      });
    }
    expect(nodes).toHaveLength(2);
  });

  test.each([{ isDateUnavailable: true }, { isEGift: true }])(
    '[DLV-04] a product that is promised for no day has a fee and no days: %j',
    (flag) => {
      const { nodes } = offerPolicies({ ...PLAIN, ...flag }, null, BUILT_DELIVERY_RULES);
      expect(nodes).toHaveLength(2);
      for (const node of nodes) {
        expect(node).toHaveProperty('shippingRate');
        expect(node).not.toHaveProperty('deliveryTime');
      }
    },
  );

  test('plants are not taken back, unused goods within 7 days at the shopper’s cost', () => {
    expect(returnPolicy(PLANTS)).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'JP',
      merchantReturnLink: PLANTS.url,
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    });
    const goods = returnPolicy({ ...PLANTS, days: 7 });
    expect(goods).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 7,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    });
    expect(structuredDataFaults([goods])).toEqual([]);
  });
});

describe('[SEO-02] structured data of other pages', () => {
  test('the organisation with its contact, and its website with its search', () => {
    const facts = shopFacts({
      shopUrl: SHOP,
      url: `${SHOP}/en`,
      searchUrl: `${SHOP}/en/search`,
      language: 'en',
      name: 'KOMORENO STORE',
      legalName: 'Komoreno Inc.',
      description: 'Plants.',
      company: {
        address: '2-14-6 Haoto-cho',
        telephone: '+81-3-0164-2870',
        email: 'a@b.example',
        postalCode: '158-0199',
      },
      sameAs: ['https://social.example/x'],
      returns: PLANTS,
    });
    expect(structuredDataFaults(facts)).toEqual([]);
    expect(facts[1]).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: `${SHOP}/en/search?q={search_term_string}` } },
    });
  });

  const article = {
    url: `${SHOP}/columns/pots`,
    title: '鉢の選び方',
    description: '鉢を選ぶ。',
    language: 'ja',
    image: 'https://cdn.test/c.jpg',
    publishedAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-02-01T00:00:00Z',
    author: '水野',
    authorsUrl: `${SHOP}/advisors`,
    shop: { name: 'コモレノ STORE', url: SHOP },
  };

  test('a column with author and date; the organisation is the default author', () => {
    expect(structuredDataFaults([articleJsonLd(article)])).toEqual([]);
    expect(articleJsonLd(article)).toMatchObject({
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      author: { '@type': 'Person', name: '水野', url: article.authorsUrl },
    });
    expect(articleJsonLd({ ...article, author: '', updatedAt: null })).toMatchObject({
      dateModified: article.publishedAt,
      author: { '@type': 'Organization', name: 'コモレノ STORE' },
    });
    expect(articleJsonLd({ ...article, image: null })).not.toHaveProperty('image');
  });

  test('[PAGE-03] FAQ items with their full answers', () => {
    const facts = questionsJsonLd([{ name: '送料はいくらですか', text: '全国一律800円(税込)です。' }]);
    expect(facts).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: '送料はいくらですか',
          acceptedAnswer: { '@type': 'Answer', text: '全国一律800円(税込)です。' },
        },
      ],
    });
    expect(structuredDataFaults([facts])).toEqual([]);
  });

  test('a list page with the position of each product in the whole list', () => {
    const facts = listJsonLd([`${SHOP}/products/a`, `${SHOP}/products/b`], 25);
    expect(facts['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 25, url: `${SHOP}/products/a` },
      { '@type': 'ListItem', position: 26, url: `${SHOP}/products/b` },
    ]);
    expect(structuredDataFaults([facts])).toEqual([]);
  });
});

describe('[SEO-02] the validator reports', () => {
  const graph = (change: object) => [{ '@graph': [{ ...factsOf(), ...change }, ...policies.nodes] }];
  test.each<[what: string, facts: Record<string, unknown>[], fault: string]>([
    ['a field that is missing', graph({ description: undefined }), 'ProductGroup.description is missing'],
    ['a field that is empty', graph({ image: [] }), 'ProductGroup.image is empty'],
    ['an unknown field', graph({ colour: 'red' }), 'ProductGroup.colour is not known'],
    ['another type', graph({ brand: '水城' }), 'ProductGroup.brand is "水城", not a Brand'],
    [
      'a reference that leads nowhere',
      [factsOf()],
      'ProductGroup.hasVariant.offers.hasMerchantReturnPolicy is a undefined, not a MerchantReturnPolicy',
    ],
    ['a type without rules', [{ '@type': 'Event' }], 'Event is a Event, for which there are no rules'],
    [
      'a question without an answer',
      [{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'x' }] }],
      'acceptedAnswer',
    ],
    ['a way of one step', [breadcrumbFacts([{ label: 'x' }], SHOP)], 'is no way of two steps'],
    ['an address that is none', graph({ url: 'here' }), 'names "here", which is no address'],
  ])('%s', (_what, facts, fault) => {
    expect(structuredDataFaults(facts).join('\n')).toContain(fault);
  });
});
