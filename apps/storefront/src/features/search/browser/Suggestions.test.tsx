// @vitest-environment happy-dom
import { NO_SUGGESTIONS } from '@shop/rules/search/suggestions';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/__generated__/search.en.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import { Suggestions } from './Suggestions';

const send = vi.fn<typeof fetch>();
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Asked {
  readonly query: string | null;
  readonly signal: AbortSignal | null | undefined;
  readonly answer: (response: Response) => void;
}

const m = bindMessages(messages);
const asked: Asked[] = [];
let root: Root;
let input: HTMLInputElement;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send);
  document.documentElement.lang = 'en';
  send.mockImplementation(
    (address, { signal } = {}) =>
      new Promise((resolve, reject) => {
        const { pathname, searchParams } = new URL(String(address), 'https://shop.example');
        // A blank field requests another endpoint (SEARCH-08).
        if (pathname === '/api/suggestions')
          asked.push({ query: searchParams.get('q'), signal, answer: resolve });
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  document.body.innerHTML = '<input><main></main>';
  input = document.querySelector('input') as HTMLInputElement;
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(() => root.render(<Suggestions input={input} m={m} variant="panel" />));
});
afterEach(async () => {
  await act(() => root.unmount());
  asked.length = 0;
  vi.useRealTimers();
});

afterAll(() => vi.unstubAllGlobals());

const type = (text: string) =>
  act(async () => {
    input.value = text;
    input.dispatchEvent(new Event('input'));
    await vi.advanceTimersByTimeAsync(500);
  });
const answer = (at: number, body: object, status = 200) =>
  act(async () => {
    asked[at]?.answer(Response.json(body, { status }));
    await vi.advanceTimersByTimeAsync(500);
  });
const found = (...keywords: string[]) => ({ ...NO_SUGGESTIONS, keywords });
const rows = () => Array.from(document.querySelectorAll('[role="option"]'), ({ textContent }) => textContent);

describe('[SEARCH-04] the list of a search field', () => {
  test('shows what the shop suggests for the text, once it was asked', async () => {
    await type('fern');
    expect(asked.map(({ query }) => query)).toEqual(['fern']);
    await answer(0, found('fern pot', 'fern soil'));
    expect(rows()).toEqual(['fern pot', 'fern soil']);
    expect(input.getAttribute('aria-expanded')).toBe('true');
  });

  test('an older text’s question is cut off, and its answer never shown', async () => {
    await type('fern');
    await type('moss');
    expect(asked.map(({ query, signal }) => [query, signal?.aborted])).toEqual([
      ['fern', true],
      ['moss', false],
    ]);
    await answer(1, found('moss ball'));
    await answer(0, found('late'));
    expect(rows()).toEqual(['moss ball']);
  });

  test('says that there are none now when it is refused, and asks again for the same text', async () => {
    await type('fern');
    await answer(0, { title: 'no', status: 503 }, 503);
    expect(document.body.textContent).toContain(m.search.suggestionsFailed);
    await type('');
    await type('fern');
    expect(asked.map(({ query }) => query)).toEqual(['fern', 'fern']);
    await answer(1, found('fern pot'));
    expect(rows()).toEqual(['fern pot']);
  });

  test('a field that goes away cuts its question off', async () => {
    await type('fern');
    await act(() => root.render(null));
    expect(asked[0]?.signal?.aborted).toBe(true);
  });
});
