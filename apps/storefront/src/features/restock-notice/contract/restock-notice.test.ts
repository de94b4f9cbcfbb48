import { describe, expect, test } from 'vitest';
import { restockRequestSchema } from './restock-notice';

const GOOD = { variant_id: 42_319_870_264_559, product_id: 7, mail_address: 'hana@example.com' };
const read = (change: object) => restockRequestSchema.safeParse({ ...GOOD, ...change });

describe('[API-02] a restock notice request', () => {
  test('has the numbers of a variant and its product, and a trimmed address', () => {
    expect(read({ mail_address: ' hana@example.com ' }).data).toEqual(GOOD);
  });

  test('has its numbers as text when a form without JavaScript sends it', () => {
    expect(read({ variant_id: '42319870264559', product_id: '7' }).data).toEqual(GOOD);
    expect(read({ product_id: '0000000000000007' }).data).toEqual(GOOD);
  });

  test.each([
    0,
    -1,
    1.5,
    null,
    true,
    '',
    '0',
    '-1',
    '1.5',
    '1a',
    'a1',
    'x',
    '１',
    '9999999999999999',
    '00000000000000007',
  ])('a product with the number %j is invalid', (product) => {
    expect(read({ product_id: product }).error?.issues).toMatchObject([
      { path: ['product_id'], message: 'must be a numeric id' },
    ]);
    expect(read({ variant_id: product }).error?.issues).toMatchObject([
      { path: ['variant_id'], message: 'must be a numeric id' },
    ]);
  });

  test.each([
    [7, 'must be text'],
    ['', 'must be an e-mail address'],
    ['hana@', 'must be an e-mail address'],
  ])('the address %j %s', (address, message) => {
    expect(read({ mail_address: address }).error?.issues).toMatchObject([
      { path: ['mail_address'], message },
    ]);
  });

  test('each field is required', () => {
    expect(restockRequestSchema.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual([
      'variant_id',
      'product_id',
      'mail_address',
    ]);
  });
});
