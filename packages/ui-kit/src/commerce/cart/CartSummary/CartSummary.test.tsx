import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartSummary } from './CartSummary';

test('[CART-09] a row’s label and its note are two words wherever the text is read or copied', () => {
  const props = {
    rows: [{ label: 'Shipping fee', note: 'Discount (FREE)', amount: 0 }],
    total: { label: 'Total', amount: 0 },
  } as unknown as Parameters<typeof CartSummary>[0];
  const text = renderToStaticMarkup(<CartSummary {...props} />).replace(/<[^>]*>/g, '');
  expect(text).toContain('Shipping fee Discount (FREE)');
});

test.each([true, false])('[CART-09] amounts of a cart that is changing are busy: %s', (updating) => {
  const props = { rows: [], updating } as unknown as Parameters<typeof CartSummary>[0];
  expect(renderToStaticMarkup(<CartSummary {...props} />).includes('aria-busy="true"')).toBe(updating);
});

test('[CART-09] a discount has a minus', () => {
  const amountOf = (kind?: 'discount') => {
    const props = { rows: [{ label: 'APP10', amount: 300, kind }] } as unknown as Parameters<
      typeof CartSummary
    >[0];
    return renderToStaticMarkup(<CartSummary {...props} />).replace(/<[^>]*>/g, '');
  };
  expect([amountOf('discount'), amountOf()]).toEqual(['APP10 −¥300', 'APP10 ¥300']);
});
