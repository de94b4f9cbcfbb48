/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CartView } from '../../cart/cart-view.ts';
import { wordsOf } from '../words.ts';
import { Summary } from './Summary.tsx';

const view = {
  lines: [],
  giftCards: [],
  price: {
    subtotal: 1_000,
    discount: 0,
    total: 1_000,
    applied: null,
    shipping: null,
    codes: [
      { code: 'BIG', refusal: 'belowMinimum', discount: { minimumSubtotal: 5_000 } },
      { code: 'GOOD', refusal: null, discount: null },
    ],
  },
} as unknown as CartView;
const summary = (
  code: { isRefused: boolean; message: string } | null,
  defaultAction: 'continue' | 'place' = 'continue',
) =>
  renderToStaticMarkup(
    <Summary
      words={wordsOf('EN')}
      language="EN"
      view={view}
      parcel={null}
      platformUrl="http://platform"
      formId="step"
      defaultAction={defaultAction}
      typedCode="NOPE"
      code={code}
    />,
  );
const tag = (html: string, pattern: string) => new RegExp(`<${pattern}[^>]*>`).exec(html)?.[0] ?? '';
const field = (html: string) => tag(html, 'input id="discountCode"');

describe('[CART-06] codes in the checkout', () => {
  test('the reason why a typed code is refused stands beside its field, and is linked to it', () => {
    const html = summary({ isRefused: true, message: 'No such code' });
    expect(field(html)).toContain('aria-invalid="true" aria-describedby="discountCode-error"');
    const [beside = ''] = html.slice(html.indexOf('id="discountCode"')).split('class="row code"');
    expect(beside).toContain('id="discountCode-error" role="alert">No such code</p>');
    expect(html.split('No such code')).toHaveLength(2);
  });

  test.each([null, { isRefused: false, message: 'Applied' }])(
    'without a refusal (%j) the field is valid',
    (code) => {
      const html = summary(code);
      expect(field(html)).not.toMatch(/aria-(invalid|describedby)/);
      expect(html).toContain(`<p class="status" role="status">${code?.message ?? ''}</p>`);
    },
  );

  test('the reason of a code on the cart is linked to the button that removes it', () => {
    const html = summary(null);
    expect(html).toMatch(/id="code-0-error">[^<]*5,000/);
    const remove = (code: string) => tag(html, `button[^>]*value="removeDiscount:${code}"`);
    expect(remove('BIG')).toContain('aria-describedby="code-0-error"');
    expect(remove('GOOD')).not.toContain('aria-describedby');
  });
});

test.each(['continue', 'place'] as const)(
  'Enter in a field of the step does what its button does: %s',
  (action) => {
    expect(tag(summary(null, action), 'button')).toContain(
      `type="submit" form="step" value="${action}" class="default"`,
    );
  },
);
