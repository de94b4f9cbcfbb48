import { afterEach, describe, expect, test, vi } from 'vitest';
import { PlatformRefusedError, PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { log } from '#foundation/process/log.ts';
import { clientOf, withPlatform } from './with-store';

test('[API-06] the client is the address that the server determined', () => {
  const request = (headers: Record<string, string>) => new Request('http://shop.test/', { headers });
  expect(clientOf(request({ 'x-shop-client': '203.0.113.1' }))).toBe('203.0.113.1');
  expect(clientOf(request({ 'x-forwarded-for': '203.0.113.1' }))).toBe('unknown');
});

afterEach(() => void vi.restoreAllMocks());

describe('[API-06] a platform request', () => {
  test('returns its result, null too', async () => {
    expect(await withPlatform('a variant', async () => ({ id: 7 }))).toEqual({ value: { id: 7 } });
    expect(await withPlatform('a variant', async () => null)).toEqual({ value: null });
  });

  test('is a 503 with Retry-After during a platform outage, with a log line', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const answer = await withPlatform('the variant 7', () =>
      Promise.reject(new PlatformUnreachableError('no network')),
    );
    if (!(answer instanceof Response)) throw new Error('it was answered');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('15');
    expect(await answer.json()).toEqual({ status: 503, title: 'Service unavailable' });
    expect(logged.mock.calls).toEqual([['the variant 7 cannot be validated: no network']]);
  });

  test('rejected by the platform is our bug, and throws', async () => {
    const refusal = new PlatformRefusedError('no such field');
    await expect(withPlatform('a variant', () => Promise.reject(refusal))).rejects.toBe(refusal);
  });
});

test('platform failures are logged by name', () => {
  expect(String(new PlatformUnreachableError('away'))).toBe('PlatformUnreachableError: away');
  expect(String(new PlatformRefusedError('no'))).toBe('PlatformRefusedError: no');
});
