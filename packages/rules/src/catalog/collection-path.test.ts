import { expect, test } from 'vitest';
import { collectionPath } from './collection-path';

test.each([
  ['ornamentplants', '/ornamentplants'],
  ['tableplants', '/ornamentplants/tableplants'],
  ['okinawa', '/ornamentplants/okinawa'],
  ['sale', '/collections/sale'],
  ['多肉植物', '/collections/多肉植物'],
  ['constructor', '/collections/constructor'],
])('[STORE-02] the collection %s has the address %s', (handle, path) => {
  expect(collectionPath(handle)).toBe(path);
});
