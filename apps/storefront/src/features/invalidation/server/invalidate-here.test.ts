import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordHandle } from '#foundation/cache/handle-records.ts';
import { tagClock } from '#foundation/cache/page-cache.ts';
import { monotonicNow } from '#foundation/cache/tag-clock.ts';
import { log } from '#foundation/process/log.ts';
import { forgetProcess } from '#test/support/forget-process.ts';
import { invalidateAllHere, invalidateHere, LISTS_EVERY_MS, WARM_AFTER_MS } from './invalidate-here';

const warmProduct = vi.hoisted(() => vi.fn(async (_handle: string) => undefined));
const forgetCards = vi.hoisted(() => vi.fn());
const forgetVariantAvailability = vi.hoisted(() => vi.fn());
vi.mock('#features/product/server/warm-product.ts', () => ({ warmProduct }));
vi.mock('#features/product/server/read-cards.ts', () => ({ forgetCards }));
vi.mock('#features/product/server/read-variants.ts', () => ({ forgetVariantAvailability }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  forgetProcess();
});
afterEach(() => {
  vi.useRealTimers();
  forgetProcess();
});

/** The time of the first list invalidation after a time; null for none. */
function listsAfter(time: number): number | null {
  return tagClock().firstAfter(['lists'], time);
}

describe('[CACHE-01] an invalidation in this process', () => {
  test('marks a product, its card and availability as stale, and re-renders its pages once for two webhooks', async () => {
    const before = monotonicNow() - 1;
    invalidateHere(['product:pachira']);
    invalidateHere(['product:pachira', 'product:%E8%8B%94']);
    expect(tagClock().firstAfter(['product:pachira'], before)).not.toBeNull();
    expect(tagClock().firstAfter(['lists'], before)).toBeNull();
    expect(forgetCards).toHaveBeenLastCalledWith(['pachira', '苔']);
    expect(forgetVariantAvailability).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(WARM_AFTER_MS);
    expect(warmProduct.mock.calls).toEqual([['pachira'], ['苔']]);
  });

  test('marks every product, with cards and availability, as stale, when the product is unknown', () => {
    const before = monotonicNow() - 1;
    invalidateHere(['products']);
    expect(tagClock().firstAfter(['products'], before)).not.toBeNull();
    expect(forgetCards).toHaveBeenLastCalledWith('all');
    expect(forgetVariantAvailability).toHaveBeenCalledTimes(1);
  });

  test('[CACHE-02] marks lists as stale at once, and in a flood once a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const start = monotonicNow();
    invalidateHere(['lists']);
    expect(listsAfter(start - 1)).toBe(start);
    for (let index = 0; index < 100; index += 1) {
      await vi.advanceTimersByTimeAsync(9);
      invalidateHere(['lists']);
    }
    expect(listsAfter(start)).toBeNull();
    await vi.advanceTimersByTimeAsync(LISTS_EVERY_MS - 900);
    expect(listsAfter(start)).toBe(start + LISTS_EVERY_MS);
    expect(vi.getTimerCount()).toBe(0);
    expect(warmProduct).not.toHaveBeenCalled();
  });

  test('[CACHE-04] of a deleted product finds its entries by id, pending reads too, and re-renders none', async () => {
    const before = monotonicNow();
    recordHandle('product', 7, 'pachira');
    recordHandle('collection', 7, 'herb');
    invalidateHere(['deleted-product:7', 'deleted-product:8', 'lists']);
    expect(tagClock().isRemoved(['product:pachira'], before)).toBe(true);
    expect(tagClock().isRemoved(['collection:herb'], before)).toBe(false);
    expect(forgetCards).toHaveBeenCalledExactlyOnceWith('all');
    expect(forgetVariantAvailability).toHaveBeenCalledOnce();
    recordHandle('product', 8, 'moss');
    expect(tagClock().isRemoved(['product:moss'], before)).toBe(true);
    invalidateHere(['deleted-collection:7']);
    expect(tagClock().isRemoved(['collection:herb'], before)).toBe(true);
    await vi.advanceTimersByTimeAsync(WARM_AFTER_MS);
    expect(warmProduct).not.toHaveBeenCalled();
  });

  test('of everything drops cards and availability', () => {
    const before = monotonicNow() - 1;
    invalidateAllHere();
    expect(tagClock().firstAfter(['whatever'], before)).not.toBeNull();
    expect(forgetCards).toHaveBeenCalledWith('all');
    expect(forgetVariantAvailability).toHaveBeenCalledOnce();
  });

  test('logs a page that cannot be rendered', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const fault = new Error('no page');
    warmProduct.mockRejectedValueOnce(fault);
    invalidateHere(['product:a']);
    await vi.advanceTimersByTimeAsync(WARM_AFTER_MS);
    expect(logged).toHaveBeenCalledWith('rerendering a changed product failed', fault);
    logged.mockRestore();
  });
});
