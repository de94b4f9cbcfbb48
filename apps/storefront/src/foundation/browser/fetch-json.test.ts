import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchJson } from './fetch-json';

/** An endpoint whose answer each test defines. */
const answer = vi.fn<typeof fetch>();
const never: typeof fetch = (_address, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[API-06] a response has its status, and its JSON or null', async () => {
  answer.mockResolvedValueOnce(Response.json({ a: 1 }, { status: 400 }));
  expect(await fetchJson('/api/x', { timeoutMs: 1000 })).toMatchObject({
    response: { status: 400 },
    body: { a: 1 },
  });
  answer.mockResolvedValueOnce(new Response('<html>'));
  expect(await fetchJson('/api/x', { timeoutMs: 1000 })).toMatchObject({ body: null });
});

test('[API-06] a network failure, a timeout and an abort all return null', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline'));
  expect(await fetchJson('/api/x', { timeoutMs: 1000 })).toBeNull();

  answer.mockImplementation(never);
  const late = fetchJson('/api/x', { timeoutMs: 1000 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBeNull();

  const controller = new AbortController();
  const cut = fetchJson('/api/x', { timeoutMs: 1000, signal: controller.signal });
  controller.abort();
  expect(await cut).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
