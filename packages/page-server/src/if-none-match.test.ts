import { expect, test } from 'vitest';
import { isEtagListed } from './if-none-match';

const WEAK = 'W/"a1,b"';

test.each([
  [WEAK, WEAK],
  ['"a1,b"', WEAK],
  [WEAK, '"a1,b"'],
  ['"x", W/"a1,b" , "y"', WEAK],
  ['"x",W/"a1,b"', WEAK],
  ['*', WEAK],
  [' * ', '"any"'],
])('[CACHE-01] %s lists %s', (header, etag) => {
  expect(isEtagListed(header, etag)).toBe(true);
});

test.each([
  undefined,
  '',
  '"a1"',
  'W/"a1"',
  '"b"',
  'a1,b',
  'W/a1,b',
  '"A1,B"',
  '"a1,b',
  '"x", *',
  'w/"a1',
  '"a1,b "',
])('[CACHE-01] %s does not list another', (header) => {
  expect(isEtagListed(header, WEAK)).toBe(false);
});

test('[CACHE-01] a long list of broken tags is read in linear time: otherwise this takes minutes', () => {
  expect(isEtagListed('"'.repeat(1_000_000), WEAK)).toBe(false);
  expect(isEtagListed('W/"a'.repeat(500_000), WEAK)).toBe(false);
});
