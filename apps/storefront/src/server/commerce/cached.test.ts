import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { cached } from './cached';

const { cacheEntries } = commerceUnderTest();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is read of the platform', () => {
  test('is cached under its key and tags, and read no second time', async () => {
    const read = vi.fn(async () => ({ plants: 3 }));
    expect(await cached(['list', 'ja'], ['lists', 'collection:herb'], read)).toEqual({ plants: 3 });
    expect(await cached(['list', 'ja'], ['lists', 'collection:herb'], read)).toEqual({ plants: 3 });
    expect(read).toHaveBeenCalledTimes(1);
    expect(cacheEntries).toEqual([['list,ja', ['lists', 'collection:herb']]]);
  });

  test('under another key is something else', async () => {
    expect(await cached(['list', 'ja'], [], async () => 'リスト')).toBe('リスト');
    expect(await cached(['list', 'en'], [], async () => 'list')).toBe('list');
  });

  test('at the same moment is one call for all who want the same, and its own for others', async () => {
    const read = vi.fn(async () => 'answer');
    const other = vi.fn(async () => 'other');
    const all = [cached(['a'], [], read), cached(['a'], [], read), cached(['b'], [], other)];
    expect(await Promise.all(all)).toEqual(['answer', 'answer', 'other']);
    expect(read).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(1);
  });

  test('and failed is told, not cached, and its tags are made stale five seconds later', async () => {
    const send = vi.fn<typeof fetch>(async () => Response.json({ received: true }));
    vi.stubGlobal('fetch', send);
    const failing = async () => Promise.reject(new Error('away'));
    await expect(cached(['page'], ['lists', 'product:a'], failing)).rejects.toThrow('away');
    expect(cacheEntries).toEqual([]);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const [address, init] = send.mock.calls[0] ?? [];
    expect(address).toBe('http://127.0.0.1:3000/api/webhooks/platform');
    expect(init?.body).toBe('{"tags":["lists","product:a"]}');
    expect(await cached(['page'], ['lists', 'product:a'], async () => 'back')).toBe('back');
  });
});
