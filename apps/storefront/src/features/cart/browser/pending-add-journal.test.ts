import type { AddRequest } from '@shop/rules/cart/add-request';
import { yen } from '@shop/rules/yen';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearPendingAdds,
  clearPendingAddsSoon,
  recordPendingAdd,
  takePendingAdds,
  takeUnsentAdds,
} from './pending-add-journal';
import { hasPendingAdds, UNSENT_ADDS_KEY } from './unanswered-changes';

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

test('[OPS-06] unsent adds of a page are sent by the next, once, excluding those that it sent', () => {
  held.set(UNSENT_ADDS_KEY, JSON.stringify([ADD(1), 'damaged', ADD(2)]));
  expect(hasPendingAdds()).toBe(true);
  recordPendingAdd(ADD(3));
  expect(takeUnsentAdds()).toEqual([ADD(1), ADD(2)]);
  expect(takeUnsentAdds()).toEqual([]);
  expect(takePendingAdds()).toEqual([ADD(3)]);
  expect(hasPendingAdds()).toBe(false);
});

describe('[CART-01] the journal of the first add', () => {
  test('survives a reload, keeps the order, and is read once', () => {
    recordPendingAdd(ADD(1));
    recordPendingAdd(ADD(2));
    expect(hasPendingAdds()).toBe(true);
    expect(takePendingAdds()).toEqual([ADD(1), ADD(2)]);
    expect(takePendingAdds()).toEqual([]);
    expect(hasPendingAdds()).toBe(false);
  });

  test('survives a network failure during navigation', () => {
    vi.useFakeTimers();
    recordPendingAdd(ADD(1));
    clearPendingAddsSoon();
    vi.advanceTimersByTime(500);
    expect(hasPendingAdds()).toBe(true);
    // The page was not left: it was an outage.
    vi.advanceTimersByTime(600);
    expect(hasPendingAdds()).toBe(false);
    vi.useRealTimers();
  });

  test('of another attempt is not deleted with the first one', () => {
    vi.useFakeTimers();
    recordPendingAdd(ADD(1));
    clearPendingAddsSoon();
    recordPendingAdd(ADD(2));
    vi.advanceTimersByTime(2_000);
    expect(hasPendingAdds()).toBe(true);
    vi.useRealTimers();
  });

  test('is deleted on response', () => {
    recordPendingAdd(ADD(1));
    clearPendingAdds();
    expect(takePendingAdds()).toEqual([]);
  });

  test.each(['garbage', '{}', '[null]', '[{}]', '[{"line":{"merchandiseGlobalId":"x","quantity":1}}]', '7'])(
    '[COOKIE-01] %s in its place is ignored',
    (text) => {
      held.set('shop:first-adds', text);
      expect(takePendingAdds()).toEqual([]);
    },
  );

  test('works without storage', () => {
    vi.stubGlobal('window', {
      get sessionStorage() {
        throw new Error('refused');
      },
    });
    recordPendingAdd(ADD(1));
    expect(hasPendingAdds()).toBe(false);
    expect(takePendingAdds()).toEqual([]);
  });
});
