import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { type CartLinkState, REFUSED_CODE } from '#foundation/routing/cart-link.ts';
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
      nameOf={() => null}
    />,
  );
  expect(html.match(/\d{1,3}(?:,\d{3})+/g)).toEqual([price]);
});

test.each(['ask', 'part'] as const)(
  '[LINK-01] a link whose code cannot be one says so, and sends none: %s',
  (state) => {
    const html = renderToStaticMarkup(
      <CartLinkScreen
        locale="ja"
        state={state}
        link={{ items: [{ variantId: 7, quantity: 1 }], code: REFUSED_CODE }}
        variants={[VARIANT]}
        nameOf={() => null}
      />,
    );
    expect(html).toMatch(new RegExp(`role="alert"[^>]*>(?:<[^>]*>)*${messages('ja').links.discountRefused}`));
    expect(html).not.toContain('name="code"');
  },
);

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
      nameOf={() => null}
      handover={{ ...handover, ...given }}
    />,
  );

test("[AGENT-03] the prompt for an agent's cart keeps the cart's identity, and lists what adding cannot merge", () => {
  const html = asked('ja');
  expect(html).toContain('action="/api/cart-handovers"');
  expect(html).toContain('<input type="hidden" name="handover" value="a.token"/>');
  expect(html).not.toContain('name="items"');
  expect(html).toContain('<input type="hidden" name="listed" value="7:1"/>');
  expect(html).toContain('APP10・SECOND');
  expect(html).toContain('別の住所へのお届け先・お届け希望日・備考');
  expect(asked('en')).toContain('another recipient’s address · delivery date · note');
});

test('[AGENT-03] for a cart with items only nothing like that is shown', () => {
  expect(asked('ja', { requests: [] })).not.toContain('お届けのご希望も入っています');
});

const screen = (state: CartLinkState, stock: number, names: Readonly<Record<number, string>> = {}) =>
  renderToStaticMarkup(
    <CartLinkScreen
      locale="en"
      state={state}
      link={{ items: [7, 8].map((variantId) => ({ variantId, quantity: 3 })), code: null }}
      variants={stock < 0 ? [] : [{ ...VARIANT, quantity: stock }]}
      nameOf={(id) => names[id] ?? null}
    />,
  );

test('[LINK-01] the form of a link carries what its page shows as sold out or gone', () => {
  expect(screen('ask', 2)).toContain('<input type="hidden" name="told" value="8"/>');
});

test('[LINK-01] after the press what was not added is named, and what is gone is counted', () => {
  const part = screen('part', 0);
  expect(part).toContain('These could not be added to your cart in full');
  expect(part).toContain('パキラ');
  expect(part).toContain('1 item is no longer available and not in your cart.');
  expect(part).not.toContain('<form');
  expect(screen('part', -1)).toContain('2 items are no longer available and not in your cart.');
});

test('[LINK-01] where nothing is left to buy a failure does not ask to try again', () => {
  expect(screen('failed', 0).split('sold out or no longer available')).toHaveLength(2);
  expect(screen('failed', 0)).not.toContain('try again');
  expect(screen('failed', 3)).toContain('try again');
});

test('[TRUTH-01] an add of which nothing is known leads to the cart, and does not say that it is unchanged', () => {
  const { added, links } = messages('en');
  const html = screen('unknown', 3);
  expect(html).toContain(added.unknownHint);
  expect(html).toContain('href="/en/cart"');
  expect(html).not.toContain(links.cartFailed);
  // By the shopper's look at the cart, not by the shop's stock, it is known whether to press again.
  expect(screen('unknown', 0)).toContain(added.unknownHint);
});

test('[LINK-01] [AGENT-03] what is gone is named where its name is known, before and after the press', () => {
  const names = { 7: 'Pachira 5', 8: 'Ivy' };
  for (const state of ['ask', 'part', 'failed', 'unknown'] as const) {
    expect(screen(state, 3, names), state).toContain('No longer available: Ivy<');
    expect(screen(state, 3), state).not.toContain('No longer available:');
  }
  expect(screen('part', -1, names)).toContain('No longer available: Pachira 5 · Ivy<');
  expect(screen('part', -1, { 8: 'Ivy' })).toContain('2 items are no longer available');
  expect(screen('ask', -1, names)).toContain(
    'The items in this link are no longer available (Pachira 5 · Ivy).',
  );
});
