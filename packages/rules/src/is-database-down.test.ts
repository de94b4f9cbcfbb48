import { expect, test } from 'vitest';
import { isDatabaseDown } from './is-database-down';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  [coded('ECONNREFUSED')],
  [coded('57P01')],
  [coded('53100')],
  [coded('28P01')],
  [coded('3D000')],
  [coded('25006')],
  [coded('55000')],
  [coded('EAI_AGAIN')],
  [coded('08006')],
  [new Error('timeout exceeded when trying to connect')],
  [new Error('Query read timeout')],
  [new AggregateError([coded('EHOSTUNREACH'), coded('ECONNREFUSED')])],
  [new Error('a query failed', { cause: coded('53300') })],
])('%s is an outage', (error) => {
  expect(isDatabaseDown(error)).toBe(true);
});

test.each([
  [coded('23505')],
  [new Error('syntax error')],
  ['ECONNREFUSED'],
  [null],
  [new AggregateError([coded('42601')])],
  [new Error('a query failed', { cause: coded('23505') })],
])('%s is not an outage', (error) => {
  expect(isDatabaseDown(error)).toBe(false);
});
