/** @jsxRuntime automatic */
import { ATTRIBUTE_KEYS, GIFT_KEYS } from '@shop/rules/cart/cart-attributes';
import { EXAMPLE_FEES } from '@shop/rules/testing/example-delivery-rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '../../order/order.ts';
import { wordsOf } from '../words.ts';
import { OrderItems, Preferences } from './OrderDetails.tsx';

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

const drawItems = (attributes: Order['attributes'], line: Partial<Order['lines'][number]> = {}) => {
  const plain = {
    title: 'Fern',
    variantTitle: '',
    imageUrl: null,
    quantity: 1,
    price: 1_000,
    attributes: [],
  };
  const order = {
    ...{ lines: [{ ...plain, ...line }], attributes, contact: { provinceCode: 'JP-13' } },
    ...{ subtotal: 1_000, discount: 0, shipping: 2_000, shippingDiscount: 0, total: 3_000, giftCards: [] },
  } as unknown as Order;
  return renderToStaticMarkup(
    <OrderItems words={wordsOf('EN')} language="EN" order={order} fees={EXAMPLE_FEES} />,
  );
};

test('[FEE-01] [GIFT-01] the fee on the order page is named by where the parcel goes: to the gift, else to the buyer', () => {
  const gift = [
    { key: GIFT_KEYS.name, value: '山田 太郎' },
    { key: GIFT_KEYS.postalCode, value: '900-0001' },
    { key: GIFT_KEYS.address, value: '沖縄県那覇市港町1-2' },
    { key: GIFT_KEYS.phone, value: '0981112222' },
  ];
  const toGift = drawItems(gift);
  expect(toGift).toContain('Okinawa');
  expect(toGift).not.toContain('Tokyo');
  expect(drawItems([])).toContain('Tokyo');
});

test('[ORDER-01] the order page shows the attributes of a line, and none that is internal', () => {
  const attributes = [
    { key: 'Pot', value: 'white' },
    { key: '_warehouse', value: 'A-7' },
  ];
  const html = drawItems([], { attributes });
  expect(html).toContain('Pot: white');
  expect(html).not.toMatch(/warehouse|A-7/);
});

test('[ORDER-01] an order says that it has no requests only where it has none', () => {
  const words = wordsOf('EN');
  const draw = (attributes: Order['attributes'], note: string | null) =>
    renderToStaticMarkup(<Preferences words={words} language="EN" attributes={attributes} note={note} />);
  const none = words('preferences.none');
  expect(draw([], null)).toContain(none);
  const noted = draw([], 'by the door');
  expect(noted).toContain('by the door');
  expect(noted).not.toContain(none);
  expect(draw([{ key: ATTRIBUTE_KEYS.deliveryDate, value: '2026-12-10' }], null)).not.toContain(none);
});
