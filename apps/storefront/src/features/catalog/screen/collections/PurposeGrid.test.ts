import type { CollectionSummary } from '@shop/rules/catalog/collection';
import { expect, test } from 'vitest';
import { purposeLists } from './PurposeGrid';

const desk: CollectionSummary = {
  handle: 'desk',
  title: 'デスク',
  kind: 'purpose',
  path: '/collections/desk',
  thumbnail: null,
};
const item = (title: string, collection: CollectionSummary | null) => ({
  title,
  url: '',
  collection,
  items: [],
});

test("[ROUTE-09] purposes have the menu's names, without excluded ones and those without a list", () => {
  const menu = [
    item('デスク・卓上に', desk),
    item('SALE', { ...desk, handle: 'sale' }),
    item('どこでもない', null),
  ];
  expect(purposeLists(menu, new Set(['sale']))).toEqual([{ ...desk, title: 'デスク・卓上に' }]);
});
