import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSigned } from '../webhooks/signature';
import { REFRESH_TOPIC, refreshLater } from './refresh';

const send = vi.fn<typeof fetch>(async () => Response.json({ received: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send);
  Reflect.deleteProperty(globalThis, Symbol.for('shop.pendingRefreshes'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  send.mockClear();
});

const bodies = () => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

describe('refreshing kept data later', () => {
  test('many notes for the same moment are one request, signed like the platform signs', async () => {
    refreshLater(['product:a'], 1_500);
    refreshLater(['product:a', 'product:b'], 1_500);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(bodies()).toEqual([{ tags: ['product:a', 'product:b'] }]);
    const [, init] = send.mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    expect(headers.get('x-shopify-topic')).toBe(REFRESH_TOPIC);
    const body = Buffer.from(String(init?.body));
    expect(isSigned(body, headers.get('x-shopify-hmac-sha256'), 'komoreno-webhook-secret')).toBe(true);
    expect(isSigned(body, headers.get('x-shopify-hmac-sha256'), 'another-secret')).toBe(false);
  });

  test('nothing is sent before it is due, and later notes are sent again', async () => {
    refreshLater(['lists'], 3_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_000);
    refreshLater(['lists'], 3_000);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
