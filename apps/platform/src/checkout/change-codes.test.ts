import { DISCOUNT_CODE_MAX } from '@shop/rules/cart/discount';
import { expect, test } from 'vitest';
import { typedCodeOf } from './change-codes.ts';

const typed = (discountCode: string) => typedCodeOf(new URLSearchParams({ discountCode }));
const LONGEST = 'x'.repeat(DISCOUNT_CODE_MAX);

test('[CART-06] a code as long as the cart takes is typed whole at the checkout; a longer one is no other code', () => {
  expect(typed(`${' '.repeat(300)}${LONGEST} `)).toBe(LONGEST);
  expect(typed(`${LONGEST}y`)).not.toBe(LONGEST);
});
