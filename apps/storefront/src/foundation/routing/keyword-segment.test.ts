import { expect, test } from 'vitest';
import { keywordSegment, readKeywordSegment } from './keyword-segment';

test.each([
  ['松', '5p2-'],
  ['pot 3号', 'cG90IDPlj7c'],
  ['?/%&', 'Py8lJg'],
])('[ROUTE-02] %s stands in a path as %s, and is read again', (keyword, segment) => {
  expect(keywordSegment(keyword)).toBe(segment);
  expect(readKeywordSegment(segment)).toBe(keyword);
});

test.each([
  ['nothing', ''],
  ['a padded one', 'YQ=='],
  ['other signs', '5p2+'],
  ['half a letter', '5p'],
])('[ROUTE-14] %s is the segment of no keyword', (_what, segment) => {
  expect(readKeywordSegment(segment)).toBeNull();
});
