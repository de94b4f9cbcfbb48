import type { PendingLineView } from '@shop/machines/cart/cart-view';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';

vi.mock('../browser/cart-runtime', () => ({ cartActor: { subscribe: vi.fn(), send: vi.fn() } }));
const { PendingLine } = await import('./PendingLine');

test('[CART-01] a pending line shows the price of all its items', () => {
  const line = {
    title: 'パキラ',
    variantTitle: '5号鉢',
    vendor: '農園',
    quantity: 3,
    price: 1_480,
    handle: 'pachira',
    imageUrl: '',
  } as unknown as PendingLineView;
  const html = renderToStaticMarkup(<PendingLine line={line} m={messages('ja')} />);
  expect(html.match(/\d{1,3}(?:,\d{3})+/g)).toEqual(['4,440']);
});
