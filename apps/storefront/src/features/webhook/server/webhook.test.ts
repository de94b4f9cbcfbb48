import { PROVIDER_WEBHOOKS } from '@shop/fixtures/webhooks/provider-webhooks';
import { describe, expect, test } from 'vitest';
import { isFresh, parseBody, parseWebhook } from './webhook';

describe('[API-06] the content of a webhook', () => {
  test.each([
    [
      'products/update',
      { id: 1, handle: 'pachira' },
      { kind: 'productChanged', handle: 'pachira', id: '1', inventoryItemIds: [], listed: null },
    ],
    [
      'products/create',
      { handle: '観葉植物-小' },
      { kind: 'productChanged', handle: '観葉植物-小', id: null, inventoryItemIds: [], listed: null },
    ],
    [
      'inventory_levels/update',
      { inventory_item_id: 44, available: 3 },
      { kind: 'stockChanged', inventoryItemId: '44' },
    ],
    ['collections/update', { handle: 'herb' }, { kind: 'collectionChanged', handle: 'herb' }],
    ['collections/create', { handle: 'herb' }, { kind: 'collectionChanged', handle: 'herb' }],
    ['products/delete', { id: 7583412945071 }, { kind: 'productDeleted', id: '7583412945071' }],
    ['collections/delete', { id: '12' }, { kind: 'collectionDeleted', id: '12' }],
    ['articles/update', {}, { kind: 'contentChanged', isOnProducts: false }],
    ['articles/delete', { id: 4 }, { kind: 'contentChanged', isOnProducts: false }],
    ['metaobjects/create', { type: 'advisor' }, { kind: 'contentChanged', isOnProducts: false }],
    ['metaobjects/delete', { type: 'review' }, { kind: 'contentChanged', isOnProducts: true }],
    ['metaobjects/delete', { type: 'producer' }, { kind: 'contentChanged', isOnProducts: true }],
    ['orders/create', { id: 1 }, { kind: 'nothingToDo' }],
    ['orders/create', { id: '1' }, { kind: 'nothingToDo' }],
    ['customers/create', null, { kind: 'unknownTopic' }],
    ['shop/refresh', { tags: ['lists'] }, { kind: 'unknownTopic' }],
    ['', {}, { kind: 'unknownTopic' }],
  ])('of the topic %j', (topic, body, said) => {
    expect(parseWebhook(topic, body)).toEqual(said);
  });

  test.each([
    ['products/update', {}],
    ['products/update', { handle: '../admin' }],
    ['products/update', { product_handle: 'pachira' }],
    ['inventory_levels/update', { handle: 'pachira' }],
    ['inventory_levels/update', { inventory_item_id: null }],
    ['metaobjects/update', {}],
    ['collections/update', { id: 1 }],
    ['products/delete', { handle: 'pachira' }],
    ['products/delete', { id: 'pachira' }],
    ['collections/delete', { id: -1 }],
    ['orders/create', {}],
    ['orders/create', { id: null }],
  ])('an invalid one of %s is ignored: %j', (topic, body) => {
    expect(parseWebhook(topic, body)).toBeNull();
  });
});

describe('[STORE-01] the provider’s own samples', () => {
  test('are parsed completely', () => {
    const said = PROVIDER_WEBHOOKS.map(({ topic, body }) => [
      topic,
      parseWebhook(topic, parseBody(new TextEncoder().encode(body))),
    ]);
    expect(Object.fromEntries(said)).toEqual({
      'products/update': {
        kind: 'productChanged',
        handle: '観葉植物-パキラ',
        id: '788032119674292922',
        inventoryItemIds: ['271878346596884015'],
        listed: expect.stringContaining('みずき園'),
      },
      'products/delete': { kind: 'productDeleted', id: '788032119674292922' },
      'collections/update': { kind: 'collectionChanged', handle: '多肉植物' },
      'collections/delete': { kind: 'collectionDeleted', id: '408372092144951419' },
      'inventory_levels/update': { kind: 'stockChanged', inventoryItemId: '271878346596884015' },
      'metaobjects/update': { kind: 'contentChanged', isOnProducts: true },
    });
  });
});

describe('[CACHE-02] the listed state of a product', () => {
  const variant = { id: 1, price: '1280', compare_at_price: null, inventory_quantity: 5, sku: 'A' };
  const product = {
    id: 9,
    handle: 'pachira',
    title: 'パキラ',
    tags: 'a, b',
    updated_at: '2026-04-01T00:00:00Z',
    variants: [variant, { ...variant, id: 2 }],
  };
  function listed(change: object) {
    const webhook = parseWebhook('products/update', { ...product, ...change });
    return webhook?.kind === 'productChanged' ? webhook.listed : undefined;
  }
  const before = listed({});

  test.each([
    [
      'a piece was sold',
      {
        variants: [
          { ...variant, inventory_quantity: 4 },
          { ...variant, id: 2 },
        ],
      },
    ],
    ['it was saved', { updated_at: '2026-04-02T00:00:00Z', body_html: '<p>新しい</p>' }],
  ])('is unchanged when %s', (_, change) => {
    expect(before).toEqual(expect.any(String));
    expect(listed(change)).toBe(before);
  });

  test.each([
    ['its name', { title: 'パキラ 大' }],
    ['its tags', { tags: 'a' }],
    ['its picture', { image: { src: 'https://cdn.example/b.jpg' } }],
    [
      'a price',
      {
        variants: [
          { ...variant, price: '1290' },
          { ...variant, id: 2 },
        ],
      },
    ],
    [
      'the last piece',
      {
        variants: [
          { ...variant, inventory_quantity: 0 },
          { ...variant, id: 2 },
        ],
      },
    ],
    ['a removed variant', { variants: [variant] }],
    ['whether it is published', { published_at: null, status: 'draft' }],
  ])('is changed by %s', (_, change) => {
    expect(listed(change)).toEqual(expect.any(String));
    expect(listed(change)).not.toBe(before);
  });

  test('stays available without stock where overselling is allowed', () => {
    const sold = [{ ...variant, inventory_policy: 'continue', inventory_quantity: 0 }];
    expect(listed({ variants: sold })).toBe(listed({ variants: [{ ...sold[0], inventory_quantity: 3 }] }));
  });

  test('is unknown when the webhook omits it', () => {
    expect(listed({ variants: undefined })).toBeNull();
    expect(listed({ title: 5 })).toBeNull();
  });
});

const NOW = Date.parse('2026-04-03T12:00:00Z');

test.each([
  null,
  '2026-04-03T11:59:59Z',
  '2026-04-03T12:05:00Z',
  '2026-04-01T11:30:00Z',
  '2026-04-03T20:59:00+09:00',
])('a webhook of %s may be pending', (triggeredAt) => {
  expect(isFresh(triggeredAt, NOW)).toBe(true);
});

test.each(['2026-04-01T10:00:00Z', '2025-04-03T12:00:00Z', '2026-04-03T13:00:00Z', 'yesterday', ''])(
  'one of %j may not',
  (triggeredAt) => {
    expect(isFresh(triggeredAt, NOW)).toBe(false);
  },
);

const parsed = (text: string) => parseBody(new TextEncoder().encode(text));

test.each([
  ['{"id":788032119674292922}', { id: '788032119674292922' }],
  [
    '{"id": -9007199254740993 , "other": [1, 42319870264559]}',
    { id: '-9007199254740993', other: [1, 42319870264559] },
  ],
  [
    '{"handle":"id: 788032119674292922, \\"788032119674292922"}',
    { handle: 'id: 788032119674292922, "788032119674292922' },
  ],
  ['{"weight":1234567890123456.5}', { weight: 1234567890123456.5 }],
  ['{"id":', undefined],
  ['', undefined],
])('[STORE-01] %s is parsed to the last digit', (text, value) => {
  expect(parsed(text)).toEqual(value);
});
