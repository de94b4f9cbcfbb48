import { DELIVERY_RULES as ROASTER } from '@shop/brands/asamoya/delivery';
import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import type { FeedProduct } from '@shop/rules/product/product';
import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { feedFaults, itemsOfJson, itemsOfXml } from '#test/engines/feed-rules.ts';
import { twoVariants } from '#test/engines/two-variants.ts';
import { feedItems, googleFeedXml } from './feed-items';
import type { OptionAspects } from './option-facts';

const SHOP = 'https://shop.test';
const picture = (name: string) => ({ src: `https://cdn.test/${name}.jpg?v=1&w=2` });
const product = {
  id: 7,
  handle: 'pachira',
  title: 'パキラ & <友>',
  vendor: '水城',
  introduction: '育てやすい。',
  description: '説明',
  images: [picture('a'), picture('b')],
  options: [{ name: 'サイズ', values: ['3号', '5号'] }],
  breadCrumbs: [],
  reviewScore: 4.3,
  reviewCount: 5,
  variants: twoVariants(picture('v')),
} as unknown as FeedProduct;
const input = {
  url: `${SHOP}/products/pachira`,
  categoryPath: ['観葉植物', '卓上観葉'],
  aspects: { サイズ: 'size' } as const,
  delivery: BUILT_DELIVERY_RULES,
};
const head = { title: 'コモレノ & STORE', description: '植物', url: SHOP };

describe('[SEO-03] a product feed', () => {
  test('[DLV-10] of a shop that dispatches on some weekdays has the days to the dispatch and in transit', () => {
    for (const item of feedItems(product, { ...input, delivery: ROASTER })) {
      expect(item).toMatchObject({
        min_handling_time: 1,
        max_handling_time: 4,
        min_transit_time: 2,
        max_transit_time: 2,
      });
    }
    for (const item of feedItems(product, input)) expect(item).not.toHaveProperty('min_transit_time');
  });

  test.each([{ isDateUnavailable: true }, { isEGift: true }])(
    '[DLV-04] of a product that is promised for no day has no days either: %j',
    (flag) => {
      const items = feedItems({ ...product, ...flag }, { ...input, delivery: ROASTER });
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) expect(JSON.stringify(item)).not.toMatch(/handling_time|transit_time/);
    },
  );

  test('has an item for every variant with what its page says, its fee by prefecture and the days it takes', () => {
    const items = feedItems(product, input);
    expect(items).toEqual([
      {
        id: '1',
        item_group_id: '7',
        title: 'パキラ & <友> 3号',
        description: '育てやすい。',
        link: `${input.url}?variant=1`,
        canonical_link: input.url,
        image_link: 'https://cdn.test/v.jpg?v=1&w=2',
        additional_image_link: ['https://cdn.test/a.jpg?v=1&w=2', 'https://cdn.test/b.jpg?v=1&w=2'],
        availability: 'in_stock',
        price: '1280 JPY',
        brand: '水城',
        condition: 'new',
        identifier_exists: 'no',
        product_type: '観葉植物 > 卓上観葉',
        size: '3号',
        shipping: [
          { country: 'JP', price: '800 JPY' },
          { country: 'JP', region: '01', price: '2000 JPY' },
          { country: 'JP', region: '47', price: '2000 JPY' },
        ],
        min_handling_time: 10,
        max_handling_time: 24,
      },
      expect.objectContaining({
        id: '2',
        availability: 'out_of_stock',
        price: '3000 JPY',
        sale_price: '2480 JPY',
        // Its image is the product's first, so it is not an additional image.
        image_link: 'https://cdn.test/a.jpg?v=1&w=2',
        additional_image_link: ['https://cdn.test/b.jpg?v=1&w=2'],
      }),
    ]);
  });

  test('[SHIP-05] the fee of a reduced variant is that of what it costs, not of the struck price', () => {
    const feeFrom = (freeFrom: number) => {
      const fees = { regular: yen(800), areas: [], freeFrom: yen(freeFrom) };
      return feedItems(product, { ...input, delivery: { ...BUILT_DELIVERY_RULES, fees } })[1]?.shipping;
    };
    expect(feeFrom(2_481)).toEqual([{ country: 'JP', price: '800 JPY' }]);
    expect(feeFrom(2_480)).toEqual([{ country: 'JP', price: '0 JPY' }]);
  });

  test.each([
    ['the same price', 2_480],
    ['a lower one', 1_000],
  ])('has no sale price for a variant whose compare-at price is %s', (_what, compareAtPrice) => {
    const [, dear] = product.variants;
    const variants = dear === undefined ? [] : [{ ...dear, compareAtPrice: yen(compareAtPrice) }];
    const [item] = feedItems({ ...product, variants }, input);
    expect(item).toMatchObject({ price: '2480 JPY' });
    expect(item).not.toHaveProperty('sale_price');
  });

  test('has the size or colour of a variant by its option, where that is one', () => {
    const factsOf = (aspects: OptionAspects, value: string) => {
      const variants = product.variants.map((variant) => ({ ...variant, optionValues: [value] }));
      const [{ size, color, product_detail } = {}] = feedItems(
        { ...product, variants },
        { ...input, aspects },
      );
      return { size, color, product_detail };
    };
    expect(factsOf({ サイズ: 'color' }, '白')).toEqual({ color: '白' });
    expect(factsOf({ サイズ: 'size' }, '')).toEqual({});
    // The name of the variant is this value.
    expect(factsOf({}, '白')).toEqual({});
  });

  test('[PROD-16] of several options names each value, of two sizes only one as such', () => {
    const options = ['サイズ', '挽き目', '容量'].map((name) => ({ name, values: [] }));
    const variants = product.variants.map((variant) => ({
      ...variant,
      optionValues: ['大', '中挽き', '200g'],
    }));
    const aspects = { サイズ: 'size', 容量: 'size' } as const;
    const items = feedItems({ ...product, options, variants }, { ...input, aspects });
    expect(items[0]).toMatchObject({
      size: '大',
      product_detail: [
        { attribute_name: '挽き目', attribute_value: '中挽き' },
        { attribute_name: '容量', attribute_value: '200g' },
      ],
    });
    expect(feedFaults(itemsOfXml(googleFeedXml(head, items)))).toEqual([]);
  });

  test('has one item per line, with its attributes in order', () => {
    const xml = googleFeedXml(head, feedItems(product, input));
    expect(xml).toContain('</item>\n<item><g:id>2</g:id><g:item_group_id>7</g:item_group_id><g:title>');
    expect(xml).toContain('<g:shipping><g:country>JP</g:country><g:price>800 JPY</g:price></g:shipping>');
  });

  test('is valid by the specification in both formats, with the same content', () => {
    const items = feedItems(product, input);
    const xml = itemsOfXml(googleFeedXml(head, items));
    expect(feedFaults(xml)).toEqual([]);
    expect(xml).toHaveLength(2);
    expect(xml[0]).toMatchObject({
      title: ['パキラ & <友> 3号'],
      shipping: ['JP,800 JPY', 'JP,01,2000 JPY', 'JP,47,2000 JPY'],
    });
    const withValues = (item: Record<string, readonly string[]>) =>
      Object.fromEntries(Object.entries(item).filter(([, values]) => values.length > 0));
    expect(itemsOfJson(JSON.stringify({ items })).map(withValues)).toEqual(xml.map(withValues));
  });

  test('has the plain name of a product without options, and omits one without an image', () => {
    const [only] = product.variants.map((variant) => ({ ...variant, title: '', optionValues: [] }));
    const alone = { ...product, options: [], variants: only === undefined ? [] : [only] };
    const [item] = feedItems(alone, { ...input, categoryPath: [] });
    expect(item).toMatchObject({ title: product.title });
    for (const name of ['item_group_id', 'size', 'product_type', 'sale_price'])
      expect(item).not.toHaveProperty(name);
    const unseen = {
      ...product,
      images: [],
      variants: product.variants.map((each) => ({ ...each, image: null })),
    };
    expect(feedItems(unseen, input)).toEqual([]);
  });

  test('respects the length limits of the specification', () => {
    const long = {
      ...product,
      title: '葉'.repeat(200),
      introduction: '葉'.repeat(6_000),
      images: Array.from({ length: 20 }, (_, index) => picture(String(index))),
    };
    const items = feedItems(long as unknown as FeedProduct, input);
    expect(feedFaults(itemsOfXml(googleFeedXml(head, items)))).toEqual([]);
    expect(items[0]?.additional_image_link).toHaveLength(10);
  });
});

test.each([
  ['an item without a price', { price: [] }, '1 lacks its price'],
  ['a price in another form', { price: ['¥1,280'] }, '1, price: ¥1,280'],
  ['an unknown attribute', { colour: ['red'] }, '1 has colour'],
  ['a sale that is none', { price: ['100 JPY'], sale_price: ['100 JPY'] }, '1 is no cheaper'],
])('[SEO-03] the validator reports %s', (_what, change, fault) => {
  const [item] = itemsOfJson(JSON.stringify({ items: feedItems(product, input).slice(0, 1) }));
  expect(feedFaults([{ ...item, ...change }]).join('\n')).toContain(fault);
});
