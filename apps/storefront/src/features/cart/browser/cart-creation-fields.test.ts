// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { attributeCookieValues, cartCreationFields, forgetDiscountCode } from './cart-creation-fields';

let cookies = '';
const written: string[] = [];

beforeEach(() => {
  cookies = '';
  written.length = 0;
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookies,
    set: (text: string) => written.push(text),
  });
});
afterEach(() => void Reflect.deleteProperty(document, 'cookie'));

describe('fields for a new cart', () => {
  test('are empty without cookies', () => {
    expect(cartCreationFields()).toEqual({ discountCodes: [], attributes: [] });
    expect(attributeCookieValues()).toEqual({});
  });

  test('[ATTR-01][ANA-02] are the pending coupon, and the non-empty attribution cookies', () => {
    cookies =
      'discount_code=WELCOME%2010; cart_id=x; utm_source=mail; gs_user_id=42; utm_term=%20; utm_medium=%';
    expect(cartCreationFields()).toEqual({
      discountCodes: ['WELCOME 10'],
      attributes: [
        { key: 'GS_USER_ID', value: '42' },
        { key: 'UTM_SOURCE', value: 'mail' },
      ],
    });
    expect(attributeCookieValues()).toEqual({ gs_user_id: '42', utm_source: 'mail' });
  });
});

describe('[CART-06] the pending coupon', () => {
  test.each([[['OTHER', 'welcome10']], [['ＷＥＬＣＯＭＥ10']]])(
    'is deleted when it is one of %j',
    (codes) => {
      cookies = 'discount_code=WELCOME10';
      forgetDiscountCode(codes);
      expect(written).toEqual(['discount_code=; path=/; max-age=0; samesite=lax']);
    },
  );

  test.each([
    ['discount_code=WELCOME10', ['OTHER']],
    ['discount_code=WELCOME10', []],
    ['', ['WELCOME10']],
  ])('%j stays when the codes are %j', (cookie, codes) => {
    cookies = cookie;
    forgetDiscountCode(codes);
    expect(written).toEqual([]);
  });
});
