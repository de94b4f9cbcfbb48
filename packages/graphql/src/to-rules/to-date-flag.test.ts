import { expect, test } from 'vitest';
import { toIsDateUnavailable } from './to-date-flag';

test.each([
  ['its flag alone', { flags: { value: '["date_unavailable"]' } }, true],
  ['its flag among others', { flags: { value: '["new","date_unavailable","ar"]' } }, true],
  ['other flags', { flags: { value: '["new","date_unavailable_soon"]' } }, false],
  ['no flags', { flags: { value: '[]' } }, false],
  ['flags that were never set', { flags: null }, false],
  ['a slip in the back office', { flags: { value: 'date_unavailable' } }, false],
  ['another slip', { flags: { value: '{"date_unavailable":true}' } }, false],
  ['no such product', null, false],
])('[API-05] %s', (_name, product, isUnavailable) => {
  expect(toIsDateUnavailable({ product })).toEqual({ ok: true, value: isUnavailable });
});

test('[API-05] a malformed response', () => {
  expect(toIsDateUnavailable({ product: { flags: { value: 7 as unknown as string } } }).ok).toBe(false);
});
