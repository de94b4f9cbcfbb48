import { expect, test } from 'vitest';
import { decodeSegment, keywordSegment, readKeywordSegment } from './decode-segment';

test.each([
  ['pachira-mini', 'pachira-mini'],
  ['%E6%A4%8D%E7%89%A9', '植物'],
  ['%25', '%'],
  ['%', ''],
  ['%E3%81', ''],
])('[ROUTE-14] %s is %j', (segment, text) => {
  expect(decodeSegment(segment)).toBe(text);
});

test.each([
  ['松', '5p2-'],
  ['pot 3号', 'cG90IDPlj7c'],
  ['?/%&', 'Py8lJg'],
])('[ROUTE-02] %s is encoded in a path as %s, and decoded again', (keyword, segment) => {
  expect(keywordSegment(keyword)).toBe(segment);
  expect(readKeywordSegment(segment)).toBe(keyword);
});

test.each([
  ['nothing', ''],
  ['a padded one', 'YQ=='],
  ['other signs', '5p2+'],
  ['half a letter', '5p'],
])('[ROUTE-14] %s is not the segment of a keyword', (_what, segment) => {
  expect(readKeywordSegment(segment)).toBeNull();
});
