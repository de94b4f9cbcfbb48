import { expect, test } from 'vitest';
import { listCountsAddress } from './list-counts';

test.each([
  ['cactus', '', '/api/lists?handle=cactus'],
  ['cactus', 'price=-3000&sort=new', '/api/lists?handle=cactus&price=-3000&sort=new'],
  ['観葉&x', '', '/api/lists?handle=%E8%A6%B3%E8%91%89%26x'],
])('[LIST-04] counts of %s filtered by "%s" are requested at %s', (handle, query, address) => {
  expect(listCountsAddress(handle, query)).toBe(address);
});
