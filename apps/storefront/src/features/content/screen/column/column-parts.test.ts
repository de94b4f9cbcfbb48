import type { ProductCard } from '@shop/rules/product/product-card';
import { expect, test } from 'vitest';
import { columnParts } from './column-parts';

const product = (handle: string, title: string) => ({ handle, title }) as ProductCard;
const handles = ({ parts, rest }: ReturnType<typeof columnParts>) => [
  ...parts.map(({ products }) => products.map(({ handle }) => handle)),
  rest.map(({ handle }) => handle),
];

const PRODUCTS = [
  product('pachira-mini', 'パキラ 実生 ミニサイズ'),
  product('goods-cup', '湯のみ'),
  product('goods-plate', '丸皿・白'),
];

test('[ROUTE-13] a product is under the first part of a column that names it, and one that no part names comes last', () => {
  const html =
    '<p>はじめに</p><h2>明るい部屋</h2><p>パキラが育ちます。</p><h2>暗い部屋</h2><p>パキラも。</p>';
  const { parts, rest } = columnParts(html, PRODUCTS);
  expect(parts.map((part) => part.html).join('')).toBe(html);
  expect(parts.map((part) => part.html.slice(0, 4))).toEqual(['<p>は', '<h2>', '<h2>']);
  expect(handles({ parts, rest })).toEqual([[], ['pachira-mini'], [], ['goods-cup', 'goods-plate']]);
});

test('[ROUTE-13] an English text names a product by a word of its address, but not by one that others have too, nor in a tag', () => {
  const html = '<p><a href="/products/goods-plate">Goods</a></p><h2>Shade</h2><p>Pachiras and cups.</p>';
  const english = [
    product('pachira-mini', 'Money tree (seedling)'),
    product('goods-cup', 'Shade'),
    product('goods-plate', 'Plate'),
  ];
  expect(handles(columnParts(html, english))).toEqual([[], ['pachira-mini'], ['goods-cup', 'goods-plate']]);
});

test('[ROUTE-13] a word within another one names no product', () => {
  const lamp = [product('table-lamp', 'Lamp')];
  expect(handles(columnParts('<p>comfortable</p>', lamp))).toEqual([[], ['table-lamp']]);
  expect(handles(columnParts('<p>Two tables</p>', lamp))).toEqual([['table-lamp'], []]);
});

test('[ROUTE-13] a heading within a quotation does not cut it, whatever is empty before it', () => {
  const html = '<p>a<br />b<img src="x" /></p><blockquote><h2>quoted</h2></blockquote><h2 lang="ja">own</h2>';
  expect(columnParts(html, []).parts.map((part) => part.html)).toEqual([
    '<p>a<br />b<img src="x" /></p><blockquote><h2>quoted</h2></blockquote>',
    '<h2 lang="ja">own</h2>',
  ]);
  expect(columnParts('', []).parts.map((part) => part.html)).toEqual(['']);
});
