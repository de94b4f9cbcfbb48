import { expect, test } from 'vitest';
import { readCouponFile } from './coupon-codes';

test('[MAIL-04] a file of codes is parsed by line, with its own rates or the default one', () => {
  expect(readCouponFile('AAAA-1\r\nBBBB-2:10\n\n # of the spring\nCCCC-3 # the last\n', 15)).toEqual([
    { code: 'AAAA-1', discountRate: 15 },
    { code: 'BBBB-2', discountRate: 10 },
    { code: 'CCCC-3', discountRate: 15 },
  ]);
});

test('[MAIL-04] an invalid code, one above 15% off or a duplicate is named, and nothing is imported', () => {
  expect(() => readCouponFile('A1\nb b\nB2:20\na1', 15)).toThrow(
    'nothing was imported: line 2 is no code, or takes too much off; line 3 is no code, or takes too much off; line 4 has a code that stands above',
  );
});

test.each(['', ' \n\r\n', '# of the spring\n'])(
  '[MAIL-04] a file without a code is a mistake, not an import: %j',
  (text) => {
    expect(() => readCouponFile(text, 15)).toThrow('nothing was imported: the file has no code');
  },
);
