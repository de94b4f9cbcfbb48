import { expect, test, vi } from 'vitest';
import { forgetProcess } from '#test/support/forget-process.ts';

/** A module as another bundle of the process loads it: with its own classes. */
async function ofAnotherBundle<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  return load();
}

test('[FAULT-01] an error of one bundle is identified in another by its name, and no other error is', async () => {
  const here = await ofAnotherBundle(() => import('./platform-errors'));
  const there = await ofAnotherBundle(() => import('./platform-errors'));
  expect(here.PlatformUnreachableError).not.toBe(there.PlatformUnreachableError);
  const unreachable: unknown = new here.PlatformUnreachableError('away');
  const refused: unknown = new here.PlatformRefusedError('no');
  expect(unreachable instanceof there.PlatformUnreachableError).toBe(true);
  expect(refused instanceof there.PlatformRefusedError).toBe(true);
  expect(refused instanceof there.PlatformUnreachableError).toBe(false);
  for (const other of [
    new Error('PlatformUnreachableError'),
    { name: 'PlatformUnreachableError' },
    null,
    'away',
  ])
    expect((other as unknown) instanceof there.PlatformUnreachableError).toBe(false);
});

test('[FAULT-01] whoever throws it, an unreachable platform is an outage, whose page is 503; a refusal is none', async () => {
  const { platformFailedSince } = await import('#foundation/http/platform-outage.ts');
  const { PlatformRefusedError, PlatformUnreachableError } = await import('./platform-errors');
  const start = performance.now();
  expect(new PlatformRefusedError('no').message).toBe('no');
  expect(platformFailedSince(start)).toBe(false);
  expect(new PlatformUnreachableError('away').message).toBe('away');
  expect(platformFailedSince(start)).toBe(true);
});

test('[API-02] [API-06] availability read in another bundle is 503 during a platform outage', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  vi.stubEnv('LOG_LEVEL', 'silent');
  forgetProcess();
  // The change listener is in the instrumentation's bundle, and accesses the shared state first.
  const instrumentation = await ofAnotherBundle(
    () => import('#features/invalidation/server/invalidate-here.ts'),
  );
  instrumentation.invalidateHere(['products']);
  const { withPlatform } = await ofAnotherBundle(() => import('#foundation/endpoint/with-store.ts'));
  const { readVariantAvailability } = await import('#features/product/server/read-variants.ts');
  const answer = await withPlatform('variant 1', () => readVariantAvailability(1));
  expect(answer instanceof Response && [answer.status, answer.headers.get('retry-after')]).toEqual([
    503,
    '15',
  ]);
  forgetProcess();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('[FAULT-01] failures in any bundle open the circuit breaker for all of them', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('fetch failed')));
  vi.stubGlobal('fetch', fetched);
  vi.stubEnv('LOG_LEVEL', 'silent');
  forgetProcess();
  const { platformPolicy } = await ofAnotherBundle(() => import('./platform-fetch'));
  platformPolicy();
  const { readVariantAvailability } = await ofAnotherBundle(
    () => import('#features/product/server/read-variants.ts'),
  );
  for (let id = 1; id <= 5; id += 1)
    await expect(readVariantAvailability(id)).rejects.toThrow('The platform is unreachable');
  const before = fetched.mock.calls.length;
  await expect(readVariantAvailability(6)).rejects.toThrow('no call was sent');
  expect(fetched).toHaveBeenCalledTimes(before);
  forgetProcess();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
