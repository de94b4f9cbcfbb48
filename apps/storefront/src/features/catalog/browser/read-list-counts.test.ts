import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readListCounts } from './read-list-counts';

const COUNTS = { total: 29, facets: { inStock: 28, prices: [1, 2, 3, 4], tags: { '201': 17 } } };
const answer = vi.fn<typeof fetch>();
const read = (query = 'stock=1', signal = new AbortController().signal) =>
  readListCounts('herb', query, signal);

beforeEach(() => void vi.stubGlobal('fetch', answer));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  answer.mockReset();
});

describe('[LIST-04] the product count of a list', () => {
  test("is requested from the storefront's own endpoint", async () => {
    answer.mockImplementation(async () => Response.json(COUNTS));
    expect(await read()).toEqual({ ok: true, value: COUNTS });
    await read('');
    expect(answer.mock.calls.map(([address]) => address)).toEqual([
      '/api/lists?handle=herb&stock=1',
      '/api/lists?handle=herb',
    ]);
  });

  test.each([
    ['refuses', () => Response.json(COUNTS, { status: 503 })],
    ['answers no JSON', () => new Response('<html>')],
    ['answers null', () => Response.json(null)],
    ['answers a number', () => Response.json(29)],
    ['answers no total', () => Response.json({ facets: COUNTS.facets })],
    ['answers no facets', () => Response.json({ total: 29 })],
  ])('is unknown when the server %s', async (_, respond) => {
    answer.mockImplementation(async () => respond());
    expect(await read()).toEqual({ ok: false, error: 'unreachable' });
  });

  test('is unknown offline', async () => {
    answer.mockRejectedValue(new TypeError('offline'));
    expect(await read()).toEqual({ ok: false, error: 'unreachable' });
  });

  test('is awaited until aborted, and eight seconds at most', async () => {
    vi.useFakeTimers();
    answer.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const [first, page] = [read(), new AbortController()];
    const second = read('', page.signal);
    page.abort();
    expect(await second).toEqual({ ok: false, error: 'unreachable' });
    const settled = vi.fn();
    void first.then(settled);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ ok: false, error: 'unreachable' });
  });
});
