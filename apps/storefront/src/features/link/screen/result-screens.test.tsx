import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DiscountLinkScreen } from './DiscountLinkScreen';
import { OwnCheckoutScreen } from './OwnCheckoutScreen';

/** How a screen is announced, and where its links lead. */
function toldBy(screen: ReactNode) {
  const html = renderToStaticMarkup(screen);
  return [/role="(\w+)"/.exec(html)?.[1], ...Array.from(html.matchAll(/href="([^"]*)"/g), ([, to]) => to)];
}

test.each([
  ['applied', 'status', '/en/cart'],
  ['noted', 'status'],
  ['unsuitable', 'alert', '/en/cart'],
  ['refused', 'alert'],
  ['unknown', 'alert', '/en/cart'],
] as const)(
  '[LINK-02] a discount link whose code is %s is told as %s, and leads to a cart that knows it',
  (result, ...told) => {
    const screen = <DiscountLinkScreen locale="en" result={result} code="APP10" to="/en/ranking" />;
    expect(new Set(toldBy(screen))).toEqual(new Set([...told, '/en/ranking']));
  },
);

test.each([
  ['empty', '/en'],
  ['ended', '/en'],
  ['sold-out', '/en'],
  ['unknown', '/en/cart/checkout'],
] as const)('[GATE-01] a checkout that cannot open, %s, leads to %s', (result, to) => {
  expect(toldBy(<OwnCheckoutScreen locale="en" result={result} />)).toEqual(['alert', to]);
});
