import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { PAGE_SIZE } from '@shop/rules/catalog/pagination';
import { describe, expect, test } from 'vitest';
import { lookUpForAgent, productForAgent } from './agent-catalogue';
import { searchForAgent } from './agent-search';
import type { AgentServices } from './agent-services';

/** Enough products for several of our pages; some have been deleted since the search. */
const TOTAL = PAGE_SIZE * 2 + 5;
const HANDLES = Array.from({ length: TOTAL }, (_, at) => `plant-${at}`);
const GONE: ReadonlySet<string> = new Set(['plant-1', 'plant-2', `plant-${PAGE_SIZE}`]);

const variant = (at: number) => ({
  id: 1_000 + at,
  globalId: `variant-${at}`,
  title: '',
  sku: '',
  price: 1_000,
  compareAtPrice: null,
  quantity: 3,
  available: true,
  options: [],
  image: null,
});

const services = {
  shopUrl: 'https://shop.test',
  ucpVersion: '2026-08-25',
  search: async (_keyword: string, { page }: { page: number }) => ({
    products: HANDLES.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((handle) => ({ handle })),
    total: TOTAL,
    dropped: [],
    correction: null,
    unchecked: [],
    nearFrom: null,
  }),
  readProduct: async (handle: string) => {
    const at = HANDLES.indexOf(handle);
    if (GONE.has(handle)) return null;
    return {
      product: {
        id: at + 1,
        handle,
        title: handle,
        vendor: '',
        bodyHtml: '',
        breadCrumbs: [],
        options: [],
        images: [],
        variants: [variant(at)],
        aiTags: [],
        tags: [],
        rating: null,
        category: { handle: 'ornamentplants', name: 'plants' },
        isEGift: false,
      },
    };
  },
} as unknown as AgentServices;

describe('[AGENT-02] search pages for agents', () => {
  test.each([1, 3, 10, 30])('of %i, ten at most, contain each product once in total', async (limit) => {
    const handles: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page <= TOTAL; page += 1) {
      const answer = await searchForAgent(
        { catalog: { query: 'plants', pagination: { limit, cursor } } } as Parameters<
          typeof searchForAgent
        >[0],
        services,
      );
      handles.push(...answer.products.map(({ handle }) => handle));
      expect(answer.products.length).toBeLessThanOrEqual(Math.min(limit, 10));
      cursor = answer.pagination.cursor;
      if (cursor === undefined) break;
    }
    expect(handles).toEqual(HANDLES.filter((handle) => !GONE.has(handle)));
  });

  test.each([
    ['the first', 3, 5, { has_next_page: true, cursor: '8' }],
    ['the last', TOTAL - 5, 5, { has_next_page: false }],
    ['one after the last', TOTAL, 0, { has_next_page: false }],
  ])('%s says whether another follows', async (_, start, count, next) => {
    const { products, pagination } = await searchForAgent(
      { catalog: { query: 'plants', pagination: { limit: 5, cursor: String(start) } } } as never,
      services,
    );
    expect(products).toHaveLength(count);
    expect(pagination).toEqual({ total_count: TOTAL, ...next });
  });
});

test('[AGENT-02] an agent is warned first of products without verified safety', async () => {
  const found = await services.search('x', DEFAULT_LIST_VIEW, 'en');
  const unchecked = [
    { safety: 'children', words: [] },
    { safety: 'pets', words: ['pothos'] },
  ] as const;
  const answer = await searchForAgent(
    { meta: {}, catalog: { query: 'pothos safe for cats and toddlers' } } as never,
    { ...services, search: async () => ({ ...found, unchecked, dropped: ['pothos'] }) } as never,
  );
  expect(answer.messages?.map(({ type, code }) => [type, code])).toEqual([
    ['warning', 'safety_not_checked'],
    ['warning', 'safety_not_checked'],
    ['info', 'words_left_out'],
  ]);
  expect(answer.messages?.[0]?.content).toContain('not checked that these products are safe for children');
});

test('[AGENT-02] [PROD-13] the guarantee of a product is a policy in its response, where the version supports policies', async () => {
  const asked = { meta: {}, catalog: { id: 'plant-3', context: { language: 'en' } } } as never;
  expect(await productForAgent(asked, services)).toMatchObject({
    ucp: { version: '2026-08-25' },
    policies: [
      {
        type: 'dev.ucp.shopping.policy.warranty',
        description: { plain: '14-day guarantee from delivery' },
        applies_to: ['$.product'],
        url: 'https://shop.test/en/pages/guarantee',
      },
    ],
  });
  const before = await productForAgent(asked, { ...services, ucpVersion: '2026-04-08' });
  expect(before).toMatchObject({ ucp: { version: '2026-04-08' } });
  expect(before).not.toHaveProperty('policies');
  const voucher = async (handle: string) => {
    const content = await services.readProduct(handle, 'en');
    return content && { ...content, product: { ...content.product, isEGift: true } };
  };
  expect(await productForAgent(asked, { ...services, readProduct: voucher })).not.toHaveProperty('policies');
});

test('[AGENT-02] the price range covers all variants in any order; each has its own price, stock and page, sold-out ones last', async () => {
  const variants = [
    { ...variant(1), optionValues: ['L'], price: 9_000, compareAtPrice: 9_800 },
    { ...variant(2), optionValues: ['S'], price: 1_200, quantity: 0 },
    { ...variant(3), optionValues: ['M'], price: 5_000 },
  ];
  const readProduct = async () => {
    const content = await services.readProduct('plant-3', 'en');
    return (
      content && {
        ...content,
        product: { ...content.product, options: [{ name: 'Size', values: ['S', 'M', 'L'] }], variants },
      }
    );
  };
  const asked = { meta: {}, catalog: { id: 'plant-3', context: { language: 'en' } } } as never;
  const yen = (amount: number) => ({ amount, currency: 'JPY' });
  const url = 'https://shop.test/en/products/plant-3';
  const { product } = (await productForAgent(asked, { ...services, readProduct } as never)) as never as {
    product: { price_range: unknown; variants: unknown[] };
  };
  expect(product.price_range).toEqual({ min: yen(1_200), max: yen(9_000) });
  expect(product.variants).toMatchObject([
    {
      url: `${url}?variant=1001`,
      price: yen(9_000),
      list_price: yen(9_800),
      availability: { available: true },
    },
    { url: `${url}?variant=1003`, price: yen(5_000), availability: { available: true } },
    { url: `${url}?variant=1002`, price: yen(1_200), availability: { available: false } },
  ]);
});

test('[AGENT-02] [PROD-16] of several options each value is named, even one with a stroke, and exists or is available with the selected others', async () => {
  const sold = (at: number, optionValues: string[], quantity: number) => ({
    ...variant(at),
    title: optionValues.join(' / '),
    optionValues,
    quantity,
  });
  const readProduct = async () => {
    const content = await services.readProduct('plant-3', 'en');
    const options = [
      { name: 'Weight', values: ['100g', '200g', '1kg'] },
      { name: 'Grind', values: ['Whole', 'Fine / espresso'] },
    ];
    const variants = [
      sold(1, ['100g', 'Whole'], 3),
      sold(2, ['100g', 'Fine / espresso'], 0),
      sold(3, ['200g', 'Whole'], 3),
    ];
    return content && { ...content, product: { ...content.product, options, variants } };
  };
  const ask = async (selected: readonly object[]) => {
    const asked = { meta: {}, catalog: { id: 'plant-3', selected, context: { language: 'en' } } } as never;
    const answer = await productForAgent(asked, { ...services, readProduct } as never);
    return (answer as { product?: object }).product;
  };
  const value = (label: string, exists: boolean, available: boolean) => ({ label, exists, available });
  expect(await ask([{ name: 'Weight', label: '200g' }])).toMatchObject({
    options: [
      { name: 'Weight', values: [value('100g', true, true), value('200g', true, true)] },
      { name: 'Grind', values: [value('Whole', true, true), value('Fine / espresso', false, false)] },
    ],
    selected: [{ name: 'Weight', label: '200g' }],
    variants: [
      {
        options: [
          { name: 'Weight', label: '200g' },
          { name: 'Grind', label: 'Whole' },
        ],
      },
    ],
  });
  expect(await ask([{ name: 'Grind', label: 'Fine / espresso' }])).toMatchObject({
    options: [
      { values: [value('100g', true, false), value('200g', false, false)] },
      { values: [value('Whole', true, true), value('Fine / espresso', true, false)] },
    ],
  });
});

test("[AGENT-02] tags are in the agent's language; those without an English name are omitted", async () => {
  const tags = ['観葉植物', 'パキラ', 'ペットと暮らす', '日陰に強い', 'お届け日指定不可', 'SALE', '観葉植物'];
  const tagsFor = async (language: string) => {
    const readProduct = async () => {
      const content = await services.readProduct('plant-0', 'en');
      return content === null ? null : { ...content, product: { ...content.product, tags } };
    };
    const answer = await productForAgent(
      { meta: {}, catalog: { id: 'plant-0', context: { language } } } as never,
      { ...services, readProduct },
    );
    return 'product' in answer ? answer.product.tags : null;
  };
  expect(await tagsFor('ja')).toEqual(tags);
  expect(await tagsFor('en')).toEqual(['houseplant', 'pachira', 'With pets', 'Shade tolerant', 'SALE']);
});

describe("[FIT-01] an agent sends the position of its buyer's window", () => {
  const tag = (childId: number) => ({ parentId: 0, childId, parentName: '', childName: '' });
  const PLANTS: Readonly<Record<string, readonly number[]>> = {
    'sun-lover': [101, 203],
    'garden-tree': [108, 203],
    'shade-lover': [101, 201],
  };
  const find = async (window: object | undefined) => {
    const asked: unknown[] = [];
    const found = await services.search('x', DEFAULT_LIST_VIEW, 'en');
    const answer = await searchForAgent(
      { catalog: { query: 'plants', filters: { window } } } as never,
      {
        ...services,
        search: async (_keyword: string, { tags }: { tags: unknown }) => {
          asked.push(tags);
          return { ...found, products: Object.keys(PLANTS).map((handle) => ({ handle })), total: 3 };
        },
        readProduct: async (handle: string) => {
          const content = await services.readProduct('plant-0', 'en');
          return content && { product: { ...content.product, handle, aiTags: PLANTS[handle]?.map(tag) } };
        },
      } as never,
    );
    return { asked, handles: answer.products.map(({ handle }) => handle), messages: answer.messages };
  };

  test('and gets products suitable for it, none of them for outdoors', async () => {
    const { asked, handles } = await find({ faces: 'south', distance: 'near' });
    expect(asked).toEqual([[{ parentId: 2, childId: 203 }]]);
    expect(handles).toEqual(['sun-lover']);
  });

  test('too far from it for any plant, and gets a message without a search', async () => {
    const { asked, handles, messages } = await find({ faces: 'north', distance: 'far' });
    expect([asked, handles]).toEqual([[], []]);
    expect(messages?.map(({ code }) => code)).toEqual(['too_dark']);
  });

  test('or omits it, and nothing is filtered', async () => {
    const { asked, handles, messages } = await find(undefined);
    expect(asked).toEqual([[]]);
    expect(handles).toEqual(Object.keys(PLANTS));
    expect(messages).toBeUndefined();
  });
});

describe('[AGENT-02] a filter or cursor that is not used is told', () => {
  const meta = { 'ucp-agent': { profile: 'https://agent.example/profile.json' } };
  const codes = (answer: object) =>
    'messages' in answer ? (answer.messages as { code: string }[]).map(({ code }) => code) : [];
  const foreign = { context: { currency: 'USD' }, filters: { price: { max: 10 } } };

  test('prices in another currency, in each call that takes them', async () => {
    const answers = await Promise.all([
      searchForAgent({ meta, catalog: { query: 'plant', ...foreign } }, services),
      lookUpForAgent({ meta, catalog: { ids: ['plant-0'], ...foreign } }, services),
      productForAgent({ meta, catalog: { id: 'plant-0', ...foreign } }, services),
    ]);
    for (const answer of answers) expect(codes(answer)).toEqual(['price_filter_ignored']);
    expect(answers[1]).toMatchObject({ products: [{ handle: 'plant-0' }] });
  });

  test('prices that no variant of a product has', async () => {
    const within = (max: number) =>
      productForAgent({ meta, catalog: { id: 'plant-0', filters: { price: { max } } } }, services);
    expect(codes(await within(999))).toEqual(['price_filter_ignored']);
    expect(codes(await within(1_000))).toEqual([]);
  });

  test('a cursor of no answer', async () => {
    const from = (cursor?: string) =>
      searchForAgent({ meta, catalog: { query: 'plant', pagination: { cursor } } }, services);
    expect(codes(await from('next'))).toEqual(['cursor_ignored']);
    expect((await from('next')).products).toEqual((await from()).products);
    for (const cursor of ['10', undefined]) expect(codes(await from(cursor))).toEqual([]);
  });
});
