import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { monotonicNow, readStartOf, readWithTimestamp, TagClock } from './tag-clock';

describe('the invalidation times of tags', () => {
  test('are known from the first time after a render', () => {
    const clock = new TagClock();
    clock.invalidate(['a', 'b'], 100);
    clock.invalidate(['a'], 200);
    expect(clock.firstAfter(['a'], 50)).toBe(100);
    expect(clock.firstAfter(['a'], 100)).toBe(200);
    expect(clock.firstAfter(['b', 'a'], 100)).toBe(200);
    expect(clock.firstAfter(['a'], 200)).toBeNull();
    expect(clock.firstAfter(['c'], 0)).toBeNull();
    expect(clock.firstAfter([], 0)).toBeNull();
  });

  test('of a tag that changes continually are the first and the newest ones', () => {
    const clock = new TagClock();
    for (let at = 1; at <= 100; at += 1) clock.invalidate(['a'], at);
    expect(clock.firstAfter(['a'], 0)).toBe(1);
    expect(clock.firstAfter(['a'], 99)).toBe(100);
    expect(clock.firstAfter(['a'], 100)).toBeNull();
    // For times in between, an invalidation is always reported; sixteen times are remembered.
    expect(clock.firstAfter(['a'], 40)).toBe(86);
  });

  test('of several tags are the last one', () => {
    const clock = new TagClock();
    expect(clock.lastOf(['a'])).toBeNull();
    clock.invalidate(['a', 'b'], 100);
    clock.invalidate(['a'], 200);
    expect([clock.lastOf(['b', 'a']), clock.lastOf(['b']), clock.lastOf(['c']), clock.lastOf([])]).toEqual([
      200,
      100,
      null,
      null,
    ]);
    clock.invalidateAll(150);
    expect([clock.lastOf(['b', 'a']), clock.lastOf(['b']), clock.lastOf([])]).toEqual([200, 150, 150]);
  });

  test('a deletion counts as one, and applies to renders before it or at its moment', () => {
    const clock = new TagClock();
    clock.invalidate(['b'], 100);
    clock.remove(['a'], 100);
    expect(clock.firstAfter(['a'], 99)).toBe(100);
    expect(clock.isRemoved(['x', 'a'], 50)).toBe(true);
    expect(clock.isRemoved(['a'], 100)).toBe(true);
    expect(clock.isRemoved(['a'], 101)).toBe(false);
    expect(clock.isRemoved(['b'], 50)).toBe(false);
    expect(clock.isRemoved([], 0)).toBe(false);
  });

  test('all tags can be invalidated', () => {
    const clock = new TagClock();
    clock.invalidateAll(100);
    expect(clock.firstAfter(['a'], 99)).toBe(100);
    expect(clock.firstAfter([], 99)).toBe(100);
    expect(clock.firstAfter(['a'], 100)).toBeNull();
    clock.invalidate(['a'], 50);
    expect(clock.firstAfter(['a'], 10)).toBe(50);
  });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[CACHE-01] a read is as old as its start, in the cache too', async () => {
  const start = monotonicNow();
  const reading = readWithTimestamp(async () => {
    await new Promise((done) => setTimeout(done, 3_000));
    return { plants: 3 };
  });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await reading).toEqual({ begunAt: start, data: { plants: 3 } });
  expect(readStartOf(JSON.stringify(await reading))).toBe(start);
});

test('of data without a timestamp are unknown', () => {
  expect(readStartOf(JSON.stringify({ begunAt: 7 }))).toBe(7);
  for (const json of [
    '',
    'null',
    '{"data":{"begunAt":3}}',
    '{"begunAt":"3","data":1}',
    '{"begunAt":-1,"data":1}',
  ])
    expect(readStartOf(json), json).toBeNull();
});
