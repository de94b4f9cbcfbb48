import type { AddRequest } from '@shop/rules/cart/add-request';
import { yen } from '@shop/rules/yen';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetFirstAdds, forgetFirstAddsSoon, noteFirstAdd, takeFirstAdds } from './first-add';
import { hasFirstAdds } from './has-first-adds';

const ADD = (variant: number): AddRequest => ({
  requestId: String(variant),
  line: { merchandiseGlobalId: btoa(`gid://shopify/ProductVariant/${variant}`) as never, quantity: 2 },
  display: { handle: 'a', title: 'b', variantTitle: '', vendor: 'c', imageUrl: '', price: yen(1280) },
});

const held = new Map<string, string>();
const storage = {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
};

beforeEach(() => {
  held.clear();
  vi.stubGlobal('window', { sessionStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

describe('[CART-01] the note of the first add', () => {
  test('outlives the page, keeps the order, and is taken once', () => {
    noteFirstAdd(ADD(1));
    noteFirstAdd(ADD(2));
    expect(hasFirstAdds()).toBe(true);
    expect(takeFirstAdds()).toEqual([ADD(1), ADD(2)]);
    expect(takeFirstAdds()).toEqual([]);
    expect(hasFirstAdds()).toBe(false);
  });

  test('outlives the failure that a page hears of while it is left', () => {
    vi.useFakeTimers();
    noteFirstAdd(ADD(1));
    forgetFirstAddsSoon();
    vi.advanceTimersByTime(500);
    expect(hasFirstAdds()).toBe(true);
    // The page is still there: it was an outage.
    vi.advanceTimersByTime(600);
    expect(hasFirstAdds()).toBe(false);
    vi.useRealTimers();
  });

  test('of another try is not forgotten with the first one', () => {
    vi.useFakeTimers();
    noteFirstAdd(ADD(1));
    forgetFirstAddsSoon();
    noteFirstAdd(ADD(2));
    vi.advanceTimersByTime(2_000);
    expect(hasFirstAdds()).toBe(true);
    vi.useRealTimers();
  });

  test('is forgotten when the answer came', () => {
    noteFirstAdd(ADD(1));
    forgetFirstAdds();
    expect(takeFirstAdds()).toEqual([]);
  });

  test.each(['garbage', '{}', '[null]', '[{}]', '[{"line":{"merchandiseGlobalId":"x","quantity":1}}]', '7'])(
    '[COOKIE-01] %s in its place is ignored',
    (text) => {
      held.set('shop:first-adds', text);
      expect(takeFirstAdds()).toEqual([]);
    },
  );

  test('a window without storage does without', () => {
    vi.stubGlobal('window', {
      get sessionStorage() {
        throw new Error('refused');
      },
    });
    noteFirstAdd(ADD(1));
    expect(hasFirstAdds()).toBe(false);
    expect(takeFirstAdds()).toEqual([]);
  });
});
