import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { formatError, graphqlError } from './graphql-error.ts';

afterEach(() => vi.restoreAllMocks());

const of = (originalError: Error) =>
  formatError(new GraphQLError('a detail', { originalError }), 'request-7');

test('[PLAT-01] an outage of the database, and a fault, have their own codes and the number of the request, and no detail', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const down = of(Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' }));
  const fault = of(new TypeError('x is undefined'));
  expect([down, fault].map(({ extensions }) => extensions)).toEqual([
    { code: 'SERVICE_UNAVAILABLE', requestId: 'request-7' },
    { code: 'INTERNAL_SERVER_ERROR', requestId: 'request-7' },
  ]);
  for (const { message } of [down, fault]) {
    expect(message).toContain('request-7');
    expect(message).not.toMatch(/detail|10\.0\.0\.1|undefined/);
  }
});

test('[PLAT-01] an error that was made for clients is sent as it is', () => {
  expect(formatError(graphqlError('no such field', 'NOT_FOUND'), 'request-7')).toMatchObject({
    message: 'no such field',
    extensions: { code: 'NOT_FOUND' },
  });
});
