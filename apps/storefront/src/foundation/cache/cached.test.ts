import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { cached } from './cached';
import { STALE_MS, tagClock } from './page-cache';
import { monotonicNow } from './tag-clock';
import { readTag, tag } from './tags';

const { cacheEntries, ownTags } = commerceUnderTest();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('[CACHE-01] platform data', () => {
  const parts = { locale: 'ja', handle: 'herb', view: 'all' };

  test('is cached under its key and tags for its lifetime, and not read again', async () => {
    const read = vi.fn(async () => ({ plants: 3 }));
    expect(await cached('list', parts, read)).toEqual({ plants: 3 });
    expect(await cached('list', parts, read)).toEqual({ plants: 3 });
    expect(read).toHaveBeenCalledTimes(1);
    expect(cacheEntries).toEqual([['list,ja,herb,all', ['collection:herb', 'lists']]]);
    expect(ownTags).toEqual([readTag(['list', 'ja', 'herb', 'all'])]);
  });

  test('under another key is a separate entry', async () => {
    expect(await cached('home', { locale: 'ja' }, async () => 'リスト')).toBe('リスト');
    expect(await cached('home', { locale: 'en' }, async () => 'list')).toBe('list');
    expect(await cached('news', { locale: 'en' }, async () => 'news')).toBe('news');
  });

  test('is read in one request for concurrent callers of the same key, and in its own for others', async () => {
    const read = vi.fn(async () => 'answer');
    const other = vi.fn(async () => 'other');
    const ja = { locale: 'ja' };
    const all = [cached('home', ja, read), cached('home', ja, read), cached('home', { locale: 'en' }, other)];
    expect(await Promise.all(all)).toEqual(['answer', 'answer', 'other']);
    expect(read).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(1);
  });

  test('after a change does not come from a read that started before it: dependent renders use new data', async () => {
    const product = { locale: 'ja', handle: 'a' };
    let answer = (_text: string) => {};
    const early = cached('product', product, () => new Promise<string>((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(10);
    tagClock().invalidate(['product:a'], monotonicNow());
    const late = vi.fn(async () => 'for sale');
    expect(await cached('product', product, late)).toBe('for sale');
    answer('sold out');
    expect(await early).toBe('sold out');
    expect(late).toHaveBeenCalledTimes(1);
  });

  test('more than ten seconds after a change is not the old data: the caller waits, and gets the old only if the read fails', async () => {
    const product = { locale: 'ja', handle: 'dear' };
    expect(await cached('product', product, async () => 780)).toBe(780);
    await vi.advanceTimersByTimeAsync(1_000);
    tagClock().invalidate(['product:dear'], monotonicNow());
    await vi.advanceTimersByTimeAsync(STALE_MS);
    const read = vi.fn(async () => 801);
    expect(await cached('product', product, read)).toBe(780);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await cached('product', product, read)).toBe(801);
    const away = async () => Promise.reject(new Error('away'));
    expect(await cached('product', product, away)).toBe(780);
  });

  test('of a failed read is not cached, and stale five seconds later in this process, so that only it is retried', async () => {
    const failing = async () => Promise.reject(new Error('away'));
    const product = { locale: 'ja', handle: 'a' };
    await cached('product', { locale: 'ja', handle: 'b' }, async () => 'another');
    await cached('product', { locale: 'en', handle: 'a' }, async () => 'the same in English');
    await cached('list', parts, async () => 'a list with it');
    await cached('feed', { locale: 'ja', part: '1' }, async () => 'a feed with it');
    const others = [...cacheEntries.flatMap(([, tags]) => tags), ...ownTags].filter(
      (name) => name !== undefined,
    );
    await expect(cached('product', product, failing)).rejects.toThrow('away');
    await expect(cached('product', product, failing)).rejects.toThrow('away');
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(tagClock().firstAfter([readTag(['product', 'ja', 'a'])], 0)).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(tagClock().firstAfter(others, 0), 'data read beside it stays').toBeNull();
    expect(await cached('product', product, async () => 'back')).toBe('back');
    expect(cacheEntries.at(-1)).toEqual(['product,ja,a', ['product:a', 'products']]);
    expect(tagClock().firstAfter([ownTags.at(-1) ?? ''], 0)).not.toBeNull();
  });

  test('under a handle longer than a tag is distinguished from others, and invalidated by its change', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [first, second] = [`${'鉢'.repeat(200)}1`, `${'鉢'.repeat(200)}2`];
    for (const handle of [first, second])
      await cached('product', { locale: 'ja', handle }, async () => handle);
    const [ofFirst = [], ofSecond = []] = cacheEntries.map(([, tags]) => tags);
    tagClock().invalidate([tag.product(first)], monotonicNow());
    expect(tagClock().firstAfter(ofFirst, -1)).not.toBeNull();
    expect(tagClock().firstAfter(ofSecond, -1)).toBeNull();
    expect(said, 'Next logs rejected tags').not.toHaveBeenCalled();
  });
});
