import type { CollectionSummary } from '@shop/rules/catalog/collection';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PurposeGrid, purposeLists } from './PurposeGrid';

const desk: CollectionSummary = {
  handle: 'desk',
  title: 'デスク',
  kind: 'purpose',
  path: '/collections/desk',
  thumbnail: null,
};
const PICTURE = { id: null, alt: '', width: 1600, height: 900, position: 1 };
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

const gridOf = (lists: readonly CollectionSummary[]) =>
  renderToStaticMarkup(createElement(PurposeGrid, { locale: 'en', lists }));

test('[BRAND-02] lists without any picture are shown by name, not as placeholders', () => {
  const html = gridOf([desk, { ...desk, title: '贈りものに', path: '/collections/gifts' }]);
  expect(html).not.toContain('<img');
  for (const said of ['デスク', '/en/collections/desk', '贈りものに', '/en/collections/gifts'])
    expect(html).toContain(said);
});

test('[ROUTE-09] a tile shows the plants of its cover, and the middle of the placeholder where the list has none', () => {
  const thumbnail = { ...PICTURE, src: '/s/files/1/0617/4820/2731/desk.webp' };
  const lists = [thumbnail, null].map((image) => ({ ...desk, thumbnail: image }));
  const [, pictured = '', bare = ''] = gridOf(lists).split('<li');
  expect(pictured).toContain('object-position:72% 80%');
  expect(bare).toContain('no-image.svg');
  expect(bare).not.toContain('object-position');
});
