import { expect, test } from 'vitest';
import { type CategoryAddresses, collectionPath, isCategoryHandle } from './category-addresses';

const ADDRESSES: CategoryAddresses = {
  handles: ['ornamentplants', 'tableplants', 'codex'],
  children: { ornamentplants: ['tableplants', 'okinawa'] },
};

test.each([
  ['ornamentplants', '/ornamentplants'],
  ['tableplants', '/ornamentplants/tableplants'],
  ['okinawa', '/ornamentplants/okinawa'],
  ['sale', '/collections/sale'],
  ['多肉植物', '/collections/多肉植物'],
  ['constructor', '/collections/constructor'],
])('[STORE-02] the collection %s has the URL %s', (handle, path) => {
  expect(collectionPath(handle, ADDRESSES)).toBe(path);
});

test('[ROUTE-07] a handle is a category or not', () => {
  expect(isCategoryHandle('codex', ADDRESSES)).toBe(true);
  expect(isCategoryHandle('sale', ADDRESSES)).toBe(false);
});
