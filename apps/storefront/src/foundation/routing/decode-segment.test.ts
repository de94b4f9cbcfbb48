import { expect, test } from 'vitest';
import { decodeSegment } from './decode-segment';

test.each([
  ['pachira-mini', 'pachira-mini'],
  ['%E6%A4%8D%E7%89%A9', '植物'],
  ['%25', '%'],
  ['%', ''],
  ['%E3%81', ''],
])('[ROUTE-14] %s is %j', (segment, text) => {
  expect(decodeSegment(segment)).toBe(text);
});
