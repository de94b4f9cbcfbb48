import { describe, expect, test } from 'vitest';
import { readAddress } from './check-address.ts';
import { e164, emailProblems, factProblems, passwordProblems } from './check-customer.ts';

const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);

test.each([
  ['12345', []],
  ['1234', ['TOO_SHORT']],
  ['', ['BLANK']],
  [' 12345', ['PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE']],
  ['x'.repeat(41), ['TOO_LONG']],
])('the password %o has the errors %o', (password, expected) => {
  expect(codes(passwordProblems(password, ['password']))).toEqual(expected);
});

test.each([
  [' a@example.jp ', []],
  ['taro..yamada@docomo.ne.jp', []],
  ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', []],
  ['ああああ@example.jp', ['INVALID']],
  ['', ['BLANK']],
  ['a@example', ['INVALID']],
  [`${'a'.repeat(250)}@example.jp`, ['TOO_LONG']],
])('the e-mail %o has the errors %o', (email, expected) => {
  expect(codes(emailProblems(email, ['email']))).toEqual(expected);
});

test.each([
  ['03-1234-5678', '+81312345678'],
  ['0312345678', '+81312345678'],
  ['+81 90 1234 5678', '+819012345678'],
  ['+1 613 555 1111', '+16135551111'],
  ['+81 (0)3-1234-5678', '+81312345678'],
  ['81-90-1234-5678', '+819012345678'],
  ['03.1234.5678\u200B', '+81312345678'],
  ['+81 00312345678', null],
  ['00000000000', null],
  ['12', null],
  ['電話', null],
])('the phone number %o is %o', (typed, expected) => {
  expect(e164(typed)).toBe(expected);
});

describe('texts', () => {
  test('without markup, URLs and more than 255 characters', () => {
    const facts = { firstName: '<b>花子</b>', lastName: 'https://x.example', phone: '1' };
    expect(codes(factProblems(facts, ['input']))).toEqual(['CONTAINS_HTML_TAGS', 'CONTAINS_URL', 'INVALID']);
    expect(codes(factProblems({ firstName: 'あ'.repeat(256) }, []))).toEqual(['TOO_LONG']);
    expect(factProblems({ email: 'a@example.jp', firstName: null, phone: null }, [])).toEqual([]);
  });

  test('an address is merged by field; omitted fields stay', () => {
    const made = readAddress(
      { lastName: ' 森 ', province: 'Tokyo', zip: '150-0001', country: 'Japan' },
      null,
    );
    if (!('done' in made)) throw new Error('refused');
    expect(made.done).toMatchObject({ lastName: '森', provinceCode: 'JP-13', city: null });
    const changed = readAddress({ city: '渋谷区', lastName: null }, made.done);
    expect(changed).toMatchObject({ done: { lastName: null, provinceCode: 'JP-13', city: '渋谷区' } });
  });

  test('a foreign address, an unknown prefecture and an invalid postal code are reported separately', () => {
    const made = readAddress({ country: 'France', province: 'Paris', zip: '75001' }, null);
    expect(made).toMatchObject({
      problems: [
        { code: 'INVALID', field: ['address', 'country'] },
        { code: 'INVALID', field: ['address', 'province'] },
        { code: 'INVALID', field: ['address', 'zip'] },
      ],
    });
  });
});
