import { expect, test } from 'vitest';
import { encodingOf } from './send-json.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['GZIP;Q=0.8, br;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['gzip;q=x', null],
])('%j returns %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding);
});
