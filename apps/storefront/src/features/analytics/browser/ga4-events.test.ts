import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ga4EventSchema } from '../contract/ga4-event';
import { MAX_ITEMS } from '../contract/ga4-limits';
import { listEvent, pricedEvent, promotionEvent, searchEvent, selectEvent } from './ga4-events';

const PLANT = {
  id: '7583412945071',
  name: 'パキラ 実生 ミニサイズ',
  brand: '水城グリーンファーム',
  category: '観葉植物/卓上観葉',
  variant: '白鉢',
  price: 1_280,
  quantity: 2,
};
const OTHER = { ...PLANT, id: '', name: '剪定鋏', brand: '', category: '', variant: '', quantity: 1 };

describe('[ANA-03] GA4 events', () => {
  test.each(['view_item', 'add_to_cart', 'remove_from_cart', 'view_cart', 'begin_checkout'] as const)(
    '%s contains its products, and their total value in yen',
    (name) => {
      const event = pricedEvent(name, [PLANT, OTHER]);
      expect(event).toEqual({
        event: name,
        ecommerce: {
          currency: 'JPY',
          value: 3_840,
          items: [
            {
              item_id: '7583412945071',
              item_name: 'パキラ 実生 ミニサイズ',
              item_brand: '水城グリーンファーム',
              item_category: '観葉植物',
              item_category2: '卓上観葉',
              item_variant: '白鉢',
              price: 1_280,
              quantity: 2,
            },
            { item_name: '剪定鋏', price: 1_280, quantity: 1 },
          ],
        },
      });
      expect(ga4EventSchema.parse(event)).toEqual(event);
    },
  );

  test('the value is of all products, also where the items are cut at the limit', () => {
    const many = Array.from({ length: MAX_ITEMS + 5 }, () => OTHER);
    const event = pricedEvent('view_cart', many);
    expect(event).toMatchObject({
      ecommerce: {
        value: many.length * OTHER.price,
        items: many.slice(0, MAX_ITEMS).map(() => ({ quantity: 1 })),
      },
    });
  });

  test('no event is sent without products', () => {
    expect(pricedEvent('view_cart', [])).toBeNull();
    // A sold-out line in the cart has quantity 0.
    expect(pricedEvent('view_cart', [{ ...PLANT, quantity: 0 }])).toBeNull();
    expect(listEvent('herb', [])).toBeNull();
    expect(searchEvent('  ')).toBeNull();
  });

  test('a list has its own name, and each product its index in the whole list, from 0', () => {
    const event = listEvent('herb', [
      { id: '1', name: 'ミント', position: 25 },
      { id: '2', name: 'バジル', position: 26 },
    ]);
    expect(event).toEqual({
      event: 'view_item_list',
      ecommerce: {
        item_list_id: 'herb',
        item_list_name: 'herb',
        items: [
          { item_id: '1', item_name: 'ミント', index: 24 },
          { item_id: '2', item_name: 'バジル', index: 25 },
        ],
      },
    });
    expect(ga4EventSchema.parse(event)).toEqual(event);
  });

  test('a selected product has its list and index', () => {
    const event = selectEvent('ranking', 3, PLANT);
    expect(event).toMatchObject({
      event: 'select_item',
      ecommerce: { item_list_id: 'ranking', items: [{ item_id: PLANT.id, index: 2, quantity: 2 }] },
    });
    expect(ga4EventSchema.parse(event)).toEqual(event);
  });

  test('a search has its query, a feature its target', () => {
    expect(searchEvent(' 小さい 鉢 ')).toEqual({ event: 'search', search_term: '小さい 鉢' });
    const event = promotionEvent('/collections/sale', '春のセール', 'first-screen');
    expect(event).toEqual({
      event: 'view_promotion',
      ecommerce: {
        promotion_id: '/collections/sale',
        promotion_name: '春のセール',
        creative_slot: 'first-screen',
        items: [{ item_id: '/collections/sale', item_name: '春のセール' }],
      },
    });
    expect(ga4EventSchema.parse(event)).toEqual(event);
  });

  test("with any catalogue data, they respect GA4's limits", () => {
    const text = fc.string({ unit: fc.constantFrom(...'あa 🌱/'), maxLength: 300 });
    const product = fc.record({
      id: text,
      name: text.map((name) => `葉${name}`),
      brand: text,
      category: text,
      variant: text,
      price: fc.nat({ max: 1_000_000 }),
      quantity: fc.nat({ max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(product, { maxLength: 250 }), text, (products, words) => {
        const events = [
          pricedEvent('view_cart', products),
          listEvent(
            `x${words}`,
            products.map((one, index) => ({ ...one, position: index + 1 })),
          ),
          searchEvent(words),
        ];
        for (const event of events)
          if (event !== null) expect(() => ga4EventSchema.parse(event)).not.toThrow();
      }),
    );
  });
});

test('[ANA-03] the schema rejects fields unknown to GA4', () => {
  const event = pricedEvent('add_to_cart', [PLANT]);
  expect(ga4EventSchema.safeParse({ ...event, ecommerce: { ...event, currency: 'USD' } }).success).toBe(
    false,
  );
  expect(ga4EventSchema.safeParse({ event: 'addToCart', ecommerce: event }).success).toBe(false);
  expect(ga4EventSchema.safeParse({ event: 'search', search_term: 'x', who: 'me' }).success).toBe(false);
});
