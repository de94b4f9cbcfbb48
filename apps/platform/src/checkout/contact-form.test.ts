import { cpuTimeOf } from '@shop/rules/testing/cpu-time';
import { describe, expect, test } from 'vitest';
import { fillFromPostalCode, parseAddressForm, parseContactForm } from './contact-form.ts';

const VALUES = {
  email: ' hanako@example.jp ',
  lastName: '森',
  firstName: '花子',
  zip: '150-0001',
  provinceCode: 'JP-13',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  address2: '',
  phone: '090ー1234ー5678',
};

describe('parseContactForm', () => {
  test('normalises the input', () => {
    expect(parseContactForm(VALUES)).toEqual({
      contact: { ...VALUES, email: 'hanako@example.jp', zip: '1500001', phone: '09012345678' },
    });
    expect(parseContactForm({ ...VALUES, phone: '+81 90-1234-5678' })).toMatchObject({
      contact: { phone: '09012345678' },
    });
  });

  test.each(['森🌱', '<b>森</b>', 'www.a.example', 'https://a.example'])(
    '[GIFT-01] a name or an address with %j is refused at its field, as in the gift form, and by the address book',
    (typed) => {
      for (const field of ['lastName', 'firstName', 'city', 'address1', 'address2'] as const) {
        const errors = { [field]: 'error.text' };
        expect(parseContactForm({ ...VALUES, [field]: typed })).toEqual({ errors });
        expect(parseAddressForm({ ...VALUES, [field]: typed })).toEqual({ errors });
      }
    },
  );

  test.each([
    ['+81 (0)3-1234-5678', '0312345678'],
    ['+81 (0)90-1234-5678', '09012345678'],
    ['81-3-1234-5678', '0312345678'],
    ['0081 3 1234 5678', '0312345678'],
    ['03.1234.5678\u200B', '0312345678'],
  ])('[GIFT-01] the phone number %j is stored as %s', (phone, digits) => {
    expect(parseContactForm({ ...VALUES, phone })).toMatchObject({ contact: { phone: digits } });
  });

  test.each([
    ['taro..yamada@docomo.ne.jp', 'taro..yamada@docomo.ne.jp'],
    ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
    ['\u200Bhanako@example.jp', 'hanako@example.jp'],
    ['hanako@例え.jp', 'hanako@xn--r8jz45g.jp'],
  ])('[MAIL-02] the e-mail address %j is normalised to %s', (email, address) => {
    expect(parseContactForm({ ...VALUES, email })).toMatchObject({ contact: { email: address } });
  });

  test('[GIFT-01] names and addresses may be as long as in the gift form', () => {
    const long = { ...VALUES, lastName: '花'.repeat(255), city: 'x'.repeat(255), address1: 'x'.repeat(255) };
    expect(parseContactForm(long)).toMatchObject({ contact: { lastName: long.lastName, city: long.city } });
  });

  test('names and addresses are single-line', () => {
    const typed = { ...VALUES, lastName: '太\r\nBcc: x@example.jp', city: '渋谷区\u0000', address2: '1\n2' };
    expect(parseContactForm(typed)).toMatchObject({
      contact: { lastName: '太 Bcc: x@example.jp', city: '渋谷区', address2: '1 2' },
    });
    expect(parseContactForm({ ...VALUES, firstName: '\r\n\u0007' })).toEqual({
      errors: { firstName: 'error.firstName' },
    });
  });

  test.each(['-', '－', '−', '–', '—', 'ー', '‐', 'ｰ', ' '])('accepts "%s" between digits', (dash) => {
    const typed = { ...VALUES, zip: `１５０${dash}０００１`, phone: `０９０${dash}１２３４${dash}５６７８` };
    expect(parseContactForm(typed)).toMatchObject({ contact: { zip: '1500001', phone: '09012345678' } });
  });

  test.each([
    ['email', 'a@b', 'error.email'],
    ['email', '.a@example.jp', 'error.email'],
    ['email', 'ああああ@example.jp', 'error.email'],
    ['email', `${'a'.repeat(300)}@example.jp`, 'error.email'],
    ['lastName', '  ', 'error.lastName'],
    ['city', 'x'.repeat(256), 'error.tooLong'],
    ['zip', '12', 'error.zip'],
    ['zip', '1'.repeat(500), 'error.zip'],
    ['provinceCode', 'x'.repeat(500), 'error.provinceCode'],
    ['address2', 'x'.repeat(500), 'error.tooLong'],
    ['zip', '9000001', 'error.zipMismatch'],
    ['provinceCode', 'JP-99', 'error.provinceCode'],
    ['phone', '12345', 'error.phone'],
    ['phone', '00000000000', 'error.phone'],
  ])('%s "%s" is %s', (field, value, error) => {
    expect(parseContactForm({ ...VALUES, [field]: value })).toEqual({ errors: { [field]: error } });
  });

  test.each([
    ['8710000', 'JP-40', 'JP-44'],
    ['4980000', 'JP-23', 'JP-24'],
    ['6180000', 'JP-26', 'JP-27'],
  ])('[FEE-01] addresses in both prefectures of %s are accepted, others are not', (zip, first, second) => {
    for (const provinceCode of [first, second])
      expect(parseContactForm({ ...VALUES, zip, provinceCode })).toMatchObject({
        contact: { zip, provinceCode },
      });
    expect(parseContactForm({ ...VALUES, zip, provinceCode: 'JP-13' })).toEqual({
      errors: { zip: 'error.zipMismatch' },
    });
  });

  test('[FEE-01] an address on an island needs a postal code of an island', () => {
    const island = { ...VALUES, city: '八丈島八丈町', address1: '大賀郷1' };
    expect(parseContactForm(island)).toEqual({ errors: { zip: 'error.zipMismatch' } });
    expect(parseContactForm({ ...island, city: '', address1: '八丈町大賀郷1' })).toMatchObject({
      errors: {},
    });
    for (const zip of ['1001401', '9999999'])
      expect(parseContactForm({ ...island, zip })).toMatchObject({ contact: { zip } });
    // One code for 鹿児島市 and 三島村.
    const village = { ...island, provinceCode: 'JP-46', city: '鹿児島郡三島村', zip: '8900000' };
    expect(parseContactForm(village)).toMatchObject({ contact: { zip: '8900000' } });
  });

  test('[FEE-01] for a postal code of several places only their common part is filled in', () => {
    const empty = { ...VALUES, provinceCode: '', city: '', address1: '' };
    expect(fillFromPostalCode({ ...empty, zip: '871-0000' })).toMatchObject({
      values: { provinceCode: '', city: '', address1: '' },
      message: 'address.zipSeveral',
    });
    expect(fillFromPostalCode({ ...empty, zip: '004-0000' })).toMatchObject({
      values: { provinceCode: 'JP-01', city: '' },
      message: 'address.zipSeveral',
    });
    expect(fillFromPostalCode({ ...empty, zip: '452-0961' })).toMatchObject({
      values: { provinceCode: 'JP-23', city: '清須市', address1: '' },
      message: 'address.zipFilled',
    });
    // A chosen prefecture that the postal code covers is kept; another is cleared.
    const chosen = { ...empty, zip: '871-0000', provinceCode: 'JP-44', city: '中津市' };
    expect(fillFromPostalCode(chosen).values).toMatchObject({ provinceCode: 'JP-44', city: '中津市' });
    expect(fillFromPostalCode({ ...chosen, provinceCode: 'JP-13' }).values).toMatchObject({
      provinceCode: '',
      city: '',
    });
    expect(fillFromPostalCode({ ...empty, zip: '999-8888' }).message).toBe('address.zipUnknown');
  });

  test('the e-mail check runs in linear time', async () => {
    const used = await cpuTimeOf(() => {
      parseContactForm({ ...VALUES, email: `${'a@'.repeat(50_000)}` });
      parseContactForm({ ...VALUES, email: `a@${'a-'.repeat(50_000)}` });
    });
    expect(used).toBeLessThan(200);
  });
});
