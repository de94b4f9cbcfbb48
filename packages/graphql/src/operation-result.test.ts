import { describe, expect, test } from 'vitest';
import {
  graphqlFailure,
  httpFailure,
  networkFailure,
  toCartFailure,
  validationFailure,
} from './operation-result';
import { assertPinned, SCHEMA_PACKAGE_VERSION } from './schema';

const error = (code?: string) => ({
  message: 'no',
  path: ['cart', 0],
  ...(code && { extensions: { code } }),
});

describe('errors between storefront and platform', () => {
  test.each([
    [400, false, 'none'],
    [401, false, 'none'],
    [404, false, 'none'],
    [408, true, 'unknown'],
    [429, true, 'none'],
    [499, false, 'none'],
    [500, true, 'unknown'],
    [503, true, 'none'],
  ])('status %i: is a retry useful? %s; was it executed? %s', (status, isRetryable, execution) => {
    expect(httpFailure(status)).toEqual({
      layer: 'http',
      isRetryable,
      detail: `status ${status}`,
      status,
      execution,
    });
  });

  test.each([
    [['THROTTLED'], true],
    [['INTERNAL_SERVER_ERROR'], true],
    [['TIMEOUT'], true],
    [['THROTTLED', 'undefinedField'], false],
    [['undefinedField'], false],
    [[], false],
  ])('errors %j: is a retry useful? %s', (codes, isRetryable) => {
    expect(graphqlFailure(codes.map(error)).isRetryable).toBe(isRetryable);
  });

  test('has the path of each error', () => {
    expect(graphqlFailure([error(), { message: 'gone' }], 400)).toMatchObject({
      layer: 'graphql',
      detail: 'cart.0: no; gone',
      status: 400,
    });
    expect(networkFailure(new TypeError('refused'))).toEqual({
      layer: 'network',
      isRetryable: true,
      detail: 'TypeError: refused',
      status: null,
      execution: 'unknown',
    });
    expect(validationFailure('no answer')).toEqual({
      layer: 'validation',
      isRetryable: true,
      detail: 'no answer',
      status: 200,
      execution: 'unknown',
    });
  });

  test('[CART-04] only an explicit platform error makes a cart invalid', () => {
    const failure = graphqlFailure([{ message: 'Invalid global id' }]);
    expect(toCartFailure(failure).code).toBe('invalidCart');
    const lost = networkFailure(new TypeError('Invalid global id'));
    expect(toCartFailure(lost).code).toBe('unreachable');
    expect(toCartFailure(graphqlFailure([{ message: 'no field' }])).code).toBe('refused');
    expect(toCartFailure(validationFailure('x')).code).toBe('malformedAnswer');
  });
});

test('[PLAT-02] a schema of another version, or with another hash, is rejected with both', () => {
  expect(() => assertPinned('1.2.3', 'x')).toThrow(
    `1.2.3, the shop is written for ${SCHEMA_PACKAGE_VERSION}`,
  );
  expect(() => assertPinned(SCHEMA_PACKAGE_VERSION, 'other')).toThrow('has SHA-256 other');
});
