/** @jsxRuntime automatic */
import { EXAMPLE_FEES } from '@shop/rules/testing/example-delivery-rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '../../order/order.ts';
import { wordsOf } from '../words.ts';
import { OrderItems } from './OrderDetails.tsx';

test('[CART-08] the order page has the picture, name, quantity and amount of each line in its own row', () => {
  const line = (title: string, imageUrl: string | null, quantity: number) => ({
    title,
    variantTitle: '',
    imageUrl,
    quantity,
    price: 1_000,
    attributes: [],
  });
  const lines = [
    line('Fern', 'https://cdn.example/fern.jpg', 1),
    line('Moss', null, 2),
    line('Palm', 'https://cdn.example/palm.jpg', 3),
  ];
  const order = {
    lines,
    attributes: [],
    contact: { provinceCode: 'JP-13' },
    subtotal: 6_000,
    discount: 0,
    shipping: 800,
    shippingDiscount: 0,
    total: 6_800,
    giftCards: [],
  } as unknown as Order;
  const html = renderToStaticMarkup(
    <OrderItems words={wordsOf('EN')} language="EN" order={order} fees={EXAMPLE_FEES} />,
  );
  const rows = html.split('<li ').slice(1);
  expect(
    rows.map((row) => [
      /class="line-title">([^<]*)/.exec(row)?.[1],
      /<img[^>]* src="([^"]*)"/.exec(row)?.[1] ?? null,
      /([\d,]+)[^\d]*<\/span>/.exec(row.slice(row.indexOf('money')))?.[1],
    ]),
  ).toEqual([
    ['Fern', 'https://cdn.example/fern.jpg', '1,000'],
    ['Moss', null, '2,000'],
    ['Palm', 'https://cdn.example/palm.jpg', '3,000'],
  ]);
});
