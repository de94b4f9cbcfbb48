import { expect, test } from 'vitest';
import { AGENT_INPUTS } from './agent-inputs';
import { unreadFields } from './unread-fields';

const meta = { 'ucp-agent': { profile: 'https://agent.example/profile.json' }, other: 1 };
const line_items = [{ item: { id: '1' }, quantity: 2 }];
const lost = (name: keyof typeof AGENT_INPUTS, input: object) => {
  const schema = AGENT_INPUTS[name];
  return unreadFields(schema, schema.parse({ meta, ...input })).map((message) =>
    'path' in message ? `${message.path}: ${message.content}` : message.content,
  );
};
const word = (path: string, field: string) => `${path}: This field is not read in this call: ${field}`;

test.each<readonly [string, keyof typeof AGENT_INPUTS, object, readonly string[]]>([
  [
    'codes of a cart',
    'createCart',
    { cart: { line_items, context: { address_country: 'JP' }, discounts: { codes: ['A'] } } },
    [word('$.discounts', 'cart.discounts')],
  ],
  [
    'codes beside a cart',
    'updateCart',
    { id: 'x', discounts: ['A'], cart: { line_items } },
    [word('$.discounts', 'discounts')],
  ],
  [
    'a change in a call that reads',
    'readCart',
    { id: 'x', delivery: { note: 'x' } },
    [word('$.delivery', 'delivery')],
  ],
  [
    'a quote in one that ends a cart',
    'cancelCart',
    {
      id: 'x',
      meta: { ...meta, 'idempotency-key': '0b7f6f0e-5c0a-4b39-9c1e-8a1d3f1c2b4a' },
      quote: {},
    },
    [word('$.quote', 'quote')],
  ],
  [
    'another name in a delivery',
    'createCart',
    { cart: { line_items, delivery: { province: 'JP-47' } } },
    [word('$.delivery.province', 'cart.delivery.province')],
  ],
  [
    'a part of a gift',
    'createCart',
    {
      cart: {
        line_items,
        delivery: {
          gift: {
            name: '贈',
            postal_code: '100-0001',
            address: '東京都1',
            phone: '0312345678',
            city: '千代田区',
          },
        },
      },
    },
    [word('$.delivery.gift.city', 'cart.delivery.gift.city')],
  ],
  [
    'a wish for a line',
    'createCart',
    { cart: { line_items: [...line_items, { ...line_items[0], wrapping: true }] } },
    [word('$.line_items[1].wrapping', 'cart.line_items.1.wrapping')],
  ],
  [
    'an order of a search',
    'search',
    { catalog: { query: 'x', sort: 'price', filters: { available: true, price: { maximum: 5 } } } },
    [
      word('$.catalog.filters.price.maximum', 'catalog.filters.price.maximum'),
      word('$.catalog.filters.available', 'catalog.filters.available'),
      word('$.catalog.sort', 'catalog.sort'),
    ],
  ],
  [
    'filters of a search in a look-up',
    'lookup',
    { catalog: { ids: ['1'], filters: { categories: ['a'], window: {} } } },
    [
      word('$.catalog.filters.categories', 'catalog.filters.categories'),
      word('$.catalog.filters.window', 'catalog.filters.window'),
    ],
  ],
])('[AGENT-02] [AGENT-03] %s: what a call does not read is told', (_, name, input, told) => {
  expect(lost(name, input)).toEqual(told);
});

test('[AGENT-03] what a cart answers may be given back without a word', () => {
  const answered = {
    ucp: {},
    id: 'x',
    currency: 'JPY',
    totals: [],
    quote: {},
    links: [],
    continue_url: 'x',
    messages: [],
    line_items: [
      { id: 'l', totals: [], quantity: 1, item: { id: '1', title: 'x', price: 1, image_url: 'x' } },
    ],
    delivery: { available_dates: [], unavailable_dates: [], times: [] },
  };
  expect(lost('updateCart', { id: 'x', cart: answered })).toEqual([]);
});

test('[AGENT-03] many names are counted, and a long one is cut', () => {
  const names = Array.from({ length: 7 }, (_, at) => [`${at}${'x'.repeat(99)}`, 1]);
  const told = lost('createCart', { cart: { line_items, ...Object.fromEntries(names) } });
  expect(told).toHaveLength(6);
  expect(told[0]).toBe(word(`$.0${'x'.repeat(39)}`, `cart.0${'x'.repeat(39)}`));
  expect(told[5]).toBe('2 more fields are not read in this call');
});
