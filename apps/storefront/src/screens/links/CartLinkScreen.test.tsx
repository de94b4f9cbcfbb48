import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartLinkScreen } from './CartLinkScreen';

const VARIANT = {
  id: 7,
  handle: 'pachira',
  productTitle: 'パキラ',
  title: '5号鉢',
  vendor: '農園',
  price: 1_480,
  quantity: 5,
  picture: null,
};

test.each([
  [3, 5, '4,440'],
  [1, 5, '1,480'],
  // Nothing is sold for nothing.
  [3, 0, '1,480'],
])('[LINK-01] %i pieces of which %i are there are offered for %s yen', (pieces, stock, price) => {
  const html = renderToStaticMarkup(
    <CartLinkScreen
      locale="ja"
      state="ask"
      link={{ items: [{ variantId: 7, quantity: pieces }], code: null }}
      variants={[{ ...VARIANT, quantity: stock }]}
    />,
  );
  expect(html.match(/\d{1,3}(?:,\d{3})+/g)).toEqual([price]);
});
