import { CART_FAILURE_CODES } from '@shop/rules/cart/cart-errors';
import { buildClientSchema, isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { loadPinnedSchema } from './schema';
import { FAILURE_OF_CART_ERROR, failureOfUserError, LINE_WARNING_OF } from './user-errors';

const schema = buildClientSchema(loadPinnedSchema().introspection, { assumeValid: true });

function enumNames(name: string): string[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

const error = (code: string | null, message = 'no', field: string[] | null = null) =>
  failureOfUserError({ code: code as never, message, field });

describe('user errors', () => {
  test('[PLAT-02] every code of the schema is mapped', () => {
    expect(Object.keys(FAILURE_OF_CART_ERROR).sort()).toEqual(enumNames('CartErrorCode').sort());
    expect(Object.keys(LINE_WARNING_OF).sort()).toEqual(enumNames('CartWarningCode').sort());
    for (const code of Object.values(FAILURE_OF_CART_ERROR)) {
      expect(CART_FAILURE_CODES).toContain(code);
    }
  });

  test.each([
    ['MISSING_DISCOUNT_CODE', 'MISSING_DISCOUNT_CODE', 'discountMissing'],
    ['INVALID', 'CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE', 'discountAlreadyUsed'],
    ['INVALID', 'DISCOUNT_ALREADY_APPLIED', 'discountAlreadyApplied'],
    [null, 'DISCOUNT_ALREADY_APPLIED', 'discountAlreadyApplied'],
  ])('[CART-06][PLAT-02] code %s, message starting with %s', (code, word, expected) => {
    expect(error(code, `${word}: a sentence (CODE)`)).toBe(expected);
  });

  test.each([
    ['the field cartId', error('INVALID', 'no', ['cartId']), 'invalidCart'],
    ['the message', error('INVALID', 'The specified cart does not exist.'), 'invalidCart'],
    ['the message without a code', error(null, 'The cart has already been completed.'), 'invalidCart'],
    ['another field', error('INVALID', 'no', ['lines', '0', 'quantity']), 'rejected'],
    ['an unknown merchandise', error('INVALID', 'no', ['lines', '0', 'merchandiseId']), 'merchandiseInvalid'],
    ['an unknown line', error('INVALID_MERCHANDISE_LINE'), 'merchandiseInvalid'],
    ['a code newer than the schema', error('BRAND_NEW'), 'rejected'],
    ['no code', error(null), 'rejected'],
  ])('[CART-03] by %s', (_name, code, expected) => {
    expect(code).toBe(expected);
  });
});
