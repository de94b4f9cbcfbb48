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

test('[ROUTE-09] purposes are named as the menu names them, without those that are not wanted or lead nowhere', () => {
  const menu = [
    item('デスク・卓上に', desk),
    item('SALE', { ...desk, handle: 'sale' }),
    item('どこでもない', null),
  ];
  expect(purposeLists(menu, new Set(['sale']))).toEqual([{ ...desk, title: 'デスク・卓上に' }]);
});
