import { afterEach, expect, test, vi } from 'vitest';
import { oneTabAtATime } from './one-tab-at-a-time';

afterEach(() => vi.unstubAllGlobals());

const withLocks = (request: unknown) => vi.stubGlobal('navigator', { locks: { request } });

test('[TRUTH-01] with locks a tab is alone for certain', async () => {
  withLocks((_name: string, _options: unknown, act: () => Promise<void>) => act());
  expect(await oneTabAtATime(async (isAlone) => ({ isAlone }))).toEqual({ isAlone: true });
});

test('[TRUTH-01] without locks nobody knows', async () => {
  vi.stubGlobal('navigator', {});
  expect(await oneTabAtATime(async (isAlone) => isAlone)).toBe(false);
});

test('[TRUTH-01] a lock that is refused, or not given in time, stops nobody', async () => {
  withLocks(() => Promise.reject(new DOMException('refused', 'SecurityError')));
  expect(await oneTabAtATime(async (isAlone) => isAlone)).toBe(false);
});

test('what the call itself throws is passed on, and it is not made twice', async () => {
  withLocks((_name: string, _options: unknown, act: () => Promise<void>) => act());
  const act = vi.fn(() => Promise.reject(new Error('bug')));
  await expect(oneTabAtATime(act)).rejects.toThrow('bug');
  expect(act).toHaveBeenCalledOnce();
});
