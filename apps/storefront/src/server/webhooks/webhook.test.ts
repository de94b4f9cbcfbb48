import { describe, expect, test } from 'vitest';
import { parseWebhook } from './webhook';

describe('what a webhook says', () => {
  test.each([
    ['products/update', { id: 1, handle: 'pachira' }, { kind: 'productChanged', handle: 'pachira' }],
    [
      'inventory_levels/update',
      { product_handle: 'pachira', available: 3 },
      { kind: 'productChanged', handle: 'pachira' },
    ],
    ['shop/refresh', { tags: ['lists'] }, { kind: 'refresh', tags: ['lists'] }],
    ['shop/refresh', { tags: ['a'.repeat(256)] }, { kind: 'refresh', tags: ['a'.repeat(256)] }],
    ['shop/refresh', { tags: Array(1_000).fill('a') }, { kind: 'refresh', tags: Array(1_000).fill('a') }],
    ['orders/create', { id: 1 }, { kind: 'nothingToDo' }],
    ['orders/create', { id: '1' }, { kind: 'nothingToDo' }],
    ['customers/create', null, { kind: 'unknownTopic' }],
    ['', {}, { kind: 'unknownTopic' }],
  ])('of the topic %j', (topic, body, said) => {
    expect(parseWebhook(topic, body)).toEqual(said);
  });

  test.each([
    ['products/update', {}],
    ['products/update', { handle: '../admin' }],
    ['products/update', { product_handle: 'pachira' }],
    ['inventory_levels/update', { handle: 'pachira' }],
    ['inventory_levels/update', { product_handle: 'a b' }],
    ['shop/refresh', { tags: 'lists' }],
    ['shop/refresh', { tags: ['a'.repeat(257)] }],
    ['shop/refresh', { tags: Array(1_001).fill('a') }],
    ['orders/create', {}],
    ['orders/create', { id: null }],
  ])('that is not what %s promises is nothing: %j', (topic, body) => {
    expect(parseWebhook(topic, body)).toBeNull();
  });
});
