import { afterEach, describe, expect, test, vi } from 'vitest';
import { PlatformRefusedError, PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { log } from '#foundation/process/log.ts';
import { asked, clientOf } from './with-store';

test('[API-06] who asks is what the shop’s own server saw', () => {
  const request = (headers: Record<string, string>) => new Request('http://shop.test/', { headers });
  expect(clientOf(request({ 'x-shop-client': '203.0.113.1' }))).toBe('203.0.113.1');
  expect(clientOf(request({ 'x-forwarded-for': '203.0.113.1' }))).toBe('unknown');
});

afterEach(() => void vi.restoreAllMocks());

describe('[API-06] a question to the platform', () => {
  test('is answered with what it says, also with nothing', async () => {
    expect(await asked('a variant', async () => ({ id: 7 }))).toEqual({ value: { id: 7 } });
    expect(await asked('a variant', async () => null)).toEqual({ value: null });
  });

  test('is a 503 that says when to try again while the platform is out of reach, with a line in the log', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const answer = await asked('the variant 7', () =>
      Promise.reject(new PlatformUnreachableError('no network')),
    );
    if (!(answer instanceof Response)) throw new Error('it was answered');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('15');
    expect(await answer.json()).toEqual({ status: 503, title: 'Service unavailable' });
    expect(logged.mock.calls).toEqual([['the variant 7 cannot be looked up: no network']]);
  });

  test('that the platform refuses is our fault, and thrown', async () => {
    const refusal = new PlatformRefusedError('no such field');
    await expect(asked('a variant', () => Promise.reject(refusal))).rejects.toBe(refusal);
  });
});

test('the failures of the platform go by their names in the log', () => {
  expect(String(new PlatformUnreachableError('away'))).toBe('PlatformUnreachableError: away');
  expect(String(new PlatformRefusedError('no'))).toBe('PlatformRefusedError: no');
});
