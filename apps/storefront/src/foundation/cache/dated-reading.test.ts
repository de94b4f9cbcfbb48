import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begunAtOf, readDated } from './dated-reading';
import { monotonicNow } from './monotonic-now';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[CACHE-01] a reading is as old as its beginning, in the cache too', async () => {
  const start = monotonicNow();
  const reading = readDated(async () => {
    await new Promise((done) => setTimeout(done, 3_000));
    return { plants: 3 };
  });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await reading).toEqual({ begunAt: start, data: { plants: 3 } });
  expect(begunAtOf(JSON.stringify(await reading))).toBe(start);
});

test('of what bears no such time it is not known', () => {
  expect(begunAtOf(JSON.stringify({ begunAt: 7 }))).toBe(7);
  for (const json of [
    '',
    'null',
    '{"data":{"begunAt":3}}',
    '{"begunAt":"3","data":1}',
    '{"begunAt":-1,"data":1}',
  ])
    expect(begunAtOf(json), json).toBeNull();
});
