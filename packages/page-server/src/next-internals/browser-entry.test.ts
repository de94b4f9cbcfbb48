// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('next/dist/client/app-webpack', () => ({}));
vi.mock('next/dist/client/app-bootstrap', () => ({ appBootstrap: () => undefined }));
const { watchPageData } = await import('./browser-entry');

const ADDRESS = 'http://localhost:3000/search?q=1&_rsc=2#all';
const DATA = { headers: { rsc: '1' } };
const ask = vi.fn<typeof fetch>();
const onChange = vi.fn<(open: number, isLost: boolean, address: string) => boolean>();
const own = globalThis.fetch;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  globalThis.fetch = ask;
  watchPageData(onChange);
});

afterEach(() => {
  globalThis.fetch = own;
  vi.useRealTimers();
});

/** A body that a test writes. */
function body() {
  let to = {} as ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      to = controller;
    },
  });
  return {
    stream,
    write: () => to.enqueue(new Uint8Array([48])),
    close: () => to.close(),
    cut: () => to.error(new TypeError('cut')),
  };
}

test('[NAV-02] page data is handed over when it is complete', async () => {
  const { stream, write, close } = body();
  ask.mockResolvedValue(new Response(stream));
  const handedOver = vi.fn();
  const answer = fetch(ADDRESS, DATA);
  void answer.then(handedOver);
  write();
  await vi.advanceTimersByTimeAsync(9_000);
  write();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(handedOver, 'a body that arrives slowly').not.toHaveBeenCalled();
  expect(ask.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  close();
  expect(await (await answer).text()).toBe('00');
  expect(onChange.mock.calls).toEqual([
    [1, false, 'http://localhost:3000/search?q=1'],
    [0, false, 'http://localhost:3000/search?q=1'],
  ]);
});

test('[NAV-02] a body that is cut off, an answer that fails and one that refuses are lost', async () => {
  const { stream, write, cut } = body();
  ask.mockResolvedValueOnce(new Response(stream)).mockRejectedValueOnce(new TypeError('reset'));
  ask.mockResolvedValueOnce(new Response('', { status: 503 }));
  write();
  setTimeout(cut);
  const cutOff = expect(fetch(ADDRESS, DATA)).rejects.toThrow('cut');
  await vi.advanceTimersByTimeAsync(1);
  await cutOff;
  await expect(fetch(ADDRESS, DATA)).rejects.toThrow('reset');
  expect((await fetch(ADDRESS, DATA)).status).toBe(503);
  expect(onChange.mock.calls.filter(([open]) => open === 0).map(([, isLost]) => isLost)).toEqual([
    true,
    true,
    true,
  ]);
});

test('[NAV-02] a request is aborted after 10 s without a byte', async () => {
  ask.mockReturnValue(new Promise(() => undefined));
  void fetch(ADDRESS, DATA);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ask.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('[NAV-02] the router gets no answer about a page that is taken care of', async () => {
  onChange.mockImplementation((_, isLost) => isLost);
  ask.mockRejectedValue(new TypeError('reset'));
  const settled = vi.fn();
  fetch(ADDRESS, DATA).then(settled, settled);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(settled).not.toHaveBeenCalled();
});

test.each([
  ['the shop’s own requests', { accept: 'application/json' }],
  ['segment trees', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }],
])('%s are unchanged', async (_, headers) => {
  const answer = new Response('{}');
  ask.mockResolvedValue(answer);
  const init = { headers };
  expect(await fetch(ADDRESS, init)).toBe(answer);
  expect(ask).toHaveBeenCalledWith(ADDRESS, init);
  expect(onChange).not.toHaveBeenCalled();
});
