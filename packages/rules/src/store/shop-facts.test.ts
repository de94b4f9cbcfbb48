import { expect, test } from 'vitest';
import { parseShopFacts, SHOP_FACT_KEYS } from './shop-facts';

test('[BRAND-07] the legal facts and links of a store are read', () => {
  const written = {
    legal_name: ' こむぎ堂合同会社 ',
    legal_address: '東京都千代田区一番町1番1号',
    postal_code: '1000001',
    telephone: '+81-3-0000-0000',
    email: 'hello@bread.example',
    ...Object.fromEntries(
      SHOP_FACT_KEYS.filter((key) => key.endsWith('_url')).map((key) => [
        key,
        `https://bread.example/${key}`,
      ]),
    ),
  };
  expect(parseShopFacts(written)).toEqual({
    facts: { ...written, legal_name: 'こむぎ堂合同会社', postal_code: '100-0001' },
    malformed: [],
  });
  for (const postal_code of ['〒１００－０００１', '100-0001'])
    expect(parseShopFacts({ postal_code }).facts, postal_code).toEqual({ postal_code: '100-0001' });
  expect(parseShopFacts({})).toEqual({ facts: {}, malformed: [] });
  expect(parseShopFacts({ telephone: '03-0000-0000', other: 'x' }).facts).toEqual({
    telephone: '03-0000-0000',
  });
});

test.each([
  ['legal_name', ' ', 'must not be empty'],
  ['legal_name', 'あ'.repeat(101), 'must have at most 100 characters'],
  ['legal_name', 'a\u0000b', 'must be one line'],
  ['legal_address', 'one\ntwo', 'must be one line'],
  ['legal_address', 'あ'.repeat(201), 'must have at most 200 characters'],
  ['postal_code', '100-001', 'must be a Japanese postal code, 100-0001'],
  ['telephone', 'call us', 'must be a telephone number, +81-3-0000-0000'],
  ['telephone', `+${'1'.repeat(30)}`, 'must be a telephone number, +81-3-0000-0000'],
  ['email', 'hello', 'must be an e-mail address'],
  ['email', `${'a'.repeat(250)}@b.example`, 'must have at most 254 characters'],
  ['x_url', 'javascript:alert(1)', 'must be an address, https://…'],
  ['x_url', 'http://bread.example', 'must be an address, https://…'],
  ['x_url', '//bread.example', 'must be an address, https://…'],
  ['x_url', `https://bread.example/${'a'.repeat(300)}`, 'must have at most 300 characters'],
])('[BRAND-07] %s %j is ignored: it %s', (key, text, why) => {
  expect(parseShopFacts({ [key]: text, line_url: 'https://bread.example/line' })).toEqual({
    facts: { line_url: 'https://bread.example/line' },
    malformed: [`shop.${key} ${why}`],
  });
});
