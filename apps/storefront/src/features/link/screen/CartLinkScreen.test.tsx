import type { ComponentProps } from 'react';
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
  // A sold-out line shows the price of one piece, never 0.
  [3, 0, '1,480'],
])('[LINK-01] %i items of which %i are available are offered for %s yen', (pieces, stock, price) => {
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

const handover = {
  token: 'a.token',
  codes: ['APP10', 'SECOND'],
  requests: ['gift', 'date', 'note'],
} satisfies ComponentProps<typeof CartLinkScreen>['handover'];
const asked = (locale: 'ja' | 'en', given: { requests?: [] } = {}) =>
  renderToStaticMarkup(
    <CartLinkScreen
      locale={locale}
      state="ask"
      link={{ items: [{ variantId: 7, quantity: 1 }], code: null }}
      variants={[VARIANT]}
      handover={{ ...handover, ...given }}
    />,
  );

test("[AGENT-03] the prompt for an agent's cart keeps the cart's identity, and lists what adding cannot merge", () => {
  const html = asked('ja');
  expect(html).toContain('action="/api/cart-handovers"');
  expect(html).toContain('<input type="hidden" name="handover" value="a.token"/>');
  expect(html).not.toContain('name="items"');
  expect(html).toContain('APP10・SECOND');
  expect(html).toContain('別の住所へのお届け先・お届け希望日・備考');
  expect(asked('en')).toContain('another recipient’s address · delivery date · remarks');
});

test('[AGENT-03] for a cart with items only nothing like that is shown', () => {
  expect(asked('ja', { requests: [] })).not.toContain('お届けのご希望も入っています');
});
