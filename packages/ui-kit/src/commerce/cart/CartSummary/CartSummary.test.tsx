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
