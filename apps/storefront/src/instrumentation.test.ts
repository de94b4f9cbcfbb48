import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { log } from '#foundation/process/log.ts';
import { onRequestError } from '#instrumentation.ts';

const REQUEST = { path: '/search?q=secret', method: 'GET', headers: {} };
const CONTEXT = {
  routerKind: 'App Router',
  routePath: '/[locale]/search/[keyword]/[page]',
  routeType: 'render',
  revalidateReason: undefined,
} as const;
const told: unknown[][] = [];

beforeEach(() => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation((...said) => void told.push([level, ...said]));
  }
});
afterEach(() => {
  told.length = 0;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('[OBS-05] an error of a page is reported by its route type, without request data', async () => {
  await onRequestError(new TypeError('boom'), REQUEST, CONTEXT);
  expect(told).toEqual([
    ['error', 'an unexpected error (render)', { route: CONTEXT.routePath, err: expect.any(TypeError) }],
  ]);
});

test('[OBS-05] a platform outage is not unexpected: one warning, however many parts of a page failed by it', async () => {
  const away = new PlatformUnreachableError('The platform is unreachable');
  await onRequestError(away, REQUEST, CONTEXT);
  await onRequestError(away, REQUEST, CONTEXT);
  expect(told).toEqual([['warn', 'The platform is unreachable', { route: CONTEXT.routePath }]]);
});
