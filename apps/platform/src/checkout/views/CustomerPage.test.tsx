/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '../../order/order.ts';
import { wordsOf } from '../words.ts';
import { BuyAgain } from './CustomerPage.tsx';

const shown = (count: number, quantity = 1) => {
  const lines = Array.from({ length: count }, (_, index) => ({
    variantId: index + 1,
    quantity,
    attributes: [],
  }));
  const order = { lines, shopOrigin: 'https://shop.example.jp' } as unknown as Order;
  const html = renderToStaticMarkup(<BuyAgain words={wordsOf('EN')} language="EN" order={order} />);
  return [...html.matchAll(/href="([^"]*)">([^<]*)</g)].map(([, href = '', text]) => ({
    items: href.replace('https://shop.example.jp/en/cart/', '').split(','),
    text,
  }));
};

test('[ROUTE-15] an order is bought again by one link', () => {
  expect(shown(2, 120)).toEqual([{ items: ['1:120', '2:120'], text: 'Buy again' }]);
});

test('[ROUTE-15] one of more variants than a link can carry, by several that carry all', () => {
  const links = shown(120);
  expect(links.map(({ text }) => text)).toEqual(['Buy again (1/3)', 'Buy again (2/3)', 'Buy again (3/3)']);
  expect(links.flatMap(({ items }) => items)).toEqual(
    Array.from({ length: 120 }, (_, index) => `${index + 1}:1`),
  );
});
