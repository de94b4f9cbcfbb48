// @vitest-environment happy-dom
import { MENUS } from '@shop/brands/komoreno/menus';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CATEGORY_LINKS } from '#foundation/browser/page-brand.ts';
import { messages } from '#foundation/i18n/__generated__/search.ja.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import { BlankSearch } from './BlankSearch';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const START = {
  pictures: [{ path: '/ornamentplants', src: 'https://cdn.test/s/files/1/a.jpg', ratio: 2 }],
  products: [{ handle: 'pachira', title: 'パキラ', imageSrc: null, price: 1_280, hasPriceRange: true }],
};
const m = bindMessages(messages);
const send = vi.fn<typeof fetch>();
let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send);
  document.documentElement.lang = 'ja';
  const foot = MENUS.categories.map(({ path, title }) => `<a href="${path}">${title.ja}</a>`);
  document.body.innerHTML = `<main></main><section data-links="${CATEGORY_LINKS}">${foot.join('')}</section>`;
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(() => root.unmount());
  send.mockReset();
  Object.assign(navigator, { connection: undefined });
  vi.useRealTimers();
});
afterAll(() => vi.unstubAllGlobals());

const open = async () => {
  await act(async () => {
    root.render(<BlankSearch m={m} variant="panel" onLeave={() => {}} onRemoved={() => {}} />);
    await vi.advanceTimersByTimeAsync(1);
  });
};
const links = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('main a'), ({ pathname }) => pathname);
const squares = () => document.querySelectorAll('main a[href="/ornamentplants"] img').length;

test.each([
  ['does not answer', () => send.mockRejectedValue(new TypeError('offline'))],
  ['answers with an error', () => send.mockResolvedValue(Response.json({}, { status: 503 }))],
])('[SEARCH-08] where the shop %s, all categories are words', async (_, fail) => {
  fail();
  await open();
  expect(links()).toContain('/cactus');
  expect(document.querySelectorAll('img')).toHaveLength(0);
});

test('[SEARCH-08] where data is saved nothing is asked for', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await open();
  expect(send).not.toHaveBeenCalled();
  expect(links()).toContain('/cactus');
});

test('[SEARCH-08] [BRAND-02] in a store without goods no empty panel is opened', async () => {
  document.querySelector(`[data-links="${CATEGORY_LINKS}"]`)?.remove();
  send.mockRejectedValue(new TypeError('offline'));
  await open();
  expect(document.querySelector('main')?.innerHTML).toBe('');
});

// Runs last: the content is cached for ten minutes.
test('[SEARCH-08] an opened search has categories at once, then their pictures and what sells best', async () => {
  let arrive = (_answer: Response) => {};
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await open();
  expect(links()).toContain('/ornamentplants');
  expect([squares(), links().filter((path) => path.startsWith('/products/'))]).toEqual([0, []]);
  await act(async () => {
    arrive(Response.json(START));
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(squares()).toBe(1);
  expect(document.querySelector('a[href="/products/pachira"]')?.textContent).toContain('パキラ');
  expect(document.querySelector('a[href="/products/pachira"]')?.textContent).toContain('1,280');
  // Eight of the 18, and the link to the others.
  expect(document.querySelector('a[href="/#categories"]')?.textContent).toBe('すべてのカテゴリー');
  expect(links()).not.toContain('/cactus');
  expect(send.mock.calls.map(([address]) => String(address))).toEqual(['/api/search-start?locale=ja']);
});
