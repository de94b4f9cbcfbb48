// @vitest-environment happy-dom
import { NO_SUGGESTIONS } from '@shop/rules/search/suggestions';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { knownSearchStart, readSearchStart, readSuggestions } from './read-suggestions';

const FOUND = { ...NO_SUGGESTIONS, keywords: ['モンステラ'] };
const answer = vi.fn<typeof fetch>();
const read = (signal = new AbortController().signal) => readSuggestions('モン', signal);

beforeEach(() => {
  document.documentElement.lang = 'ja';
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  answer.mockReset();
});

describe('[SEARCH-04] suggestions of the shop', () => {
  test('are asked of its own endpoint, in the language of the page', async () => {
    answer.mockImplementation(async () => Response.json(FOUND));
    expect(await read()).toEqual({ ok: true, value: FOUND });
    document.documentElement.lang = 'en';
    await read();
    expect(answer.mock.calls.map(([address]) => address)).toEqual([
      '/api/suggestions?q=%E3%83%A2%E3%83%B3&locale=ja',
      '/api/suggestions?q=%E3%83%A2%E3%83%B3&locale=en',
    ]);
  });

  test.each([
    ['refuses', () => Response.json(FOUND, { status: 503 })],
    ['answers no JSON', () => new Response('<html>')],
    ['answers null', () => Response.json(null)],
    ['answers something else', () => Response.json({ ...FOUND, keywords: [7] })],
  ])('are none now when the shop %s', async (_, respond) => {
    answer.mockImplementation(async () => respond());
    expect(await read()).toEqual({ ok: false, error: 'unreachable' });
  });

  test('are none now without a network', async () => {
    answer.mockRejectedValue(new TypeError('offline'));
    expect(await read()).toEqual({ ok: false, error: 'unreachable' });
  });

  test('are waited for as long as they are wanted, and eight seconds at most', async () => {
    vi.useFakeTimers();
    answer.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('given up'))),
        ),
    );
    const [first, field] = [read(), new AbortController()];
    const second = read(field.signal);
    field.abort();
    expect(await second).toEqual({ ok: false, error: 'unreachable' });
    const settled = vi.fn();
    void first.then(settled);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ ok: false, error: 'unreachable' });
  });
});

describe('[SEARCH-04] what a search begins with', () => {
  const START = { pictures: [], products: [] };
  const ask = () => readSearchStart(new AbortController().signal);

  test('is known for ten minutes after it was read, in the language that it was read in', async () => {
    vi.useFakeTimers();
    answer.mockImplementation(async () => Response.json(START));
    expect(knownSearchStart()).toBeNull();
    expect(await ask()).toEqual(START);
    vi.advanceTimersByTime(600_000);
    expect(knownSearchStart()).toEqual(START);
    document.documentElement.lang = 'en';
    expect(knownSearchStart()).toBeNull();
    document.documentElement.lang = 'ja';
    vi.advanceTimersByTime(1);
    expect(knownSearchStart()).toBeNull();
  });
});
