// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchCountRequestSchema } from '#features/telemetry/contract/search-count.ts';
import { SearchCount } from './SearchCount';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.stubGlobal('requestIdleCallback', (work: () => void) => work());

let root: Root;
let listening: AbortController;
const sent: { path: string; body: Promise<unknown> }[] = [];

beforeEach(() => {
  Object.assign(navigator, {
    sendBeacon: (path: string, blob: Blob) => {
      sent.push({ path, body: blob.text().then((text) => JSON.parse(text)) });
      return true;
    },
  });
  document.documentElement.lang = 'ja';
  history.replaceState(null, '', '/search?q=x');
  document.body.innerHTML = `<header><a href="/products/menu"></a></header><main id="main"><div id="root"></div>
    <a id="card" href="/products/pachira"><img alt=""></a><a id="filter" href="/search?q=x&stock=1"></a>
    <a id="place" href="/policies/refund-policy"></a><section id="popular"><a href="/products/popular"></a></section></main>`;
  listening = new AbortController();
  // Prevents navigation, which happy-dom does not support.
  document.addEventListener('click', (event) => event.preventDefault(), { signal: listening.signal });
  root = createRoot(document.getElementById('root') as HTMLElement);
});
afterEach(async () => {
  await act(() => root.unmount());
  sent.length = 0;
  listening.abort();
});
afterAll(() => vi.unstubAllGlobals());

const show = (query: string) => act(() => root.render(<SearchCount query={query} />));
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const bodies = () => Promise.all(sent.map(({ body }) => body));

test('[SEARCH-09] a search that is shown is counted once, and once that a result was pressed', async () => {
  await show('パキラ');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  for (const other of ['header a', '#filter', '#popular a']) press(other);
  expect(sent).toHaveLength(1);
  press('#card img');
  press('#card');
  press('#place');
  expect(sent.map(({ path }) => path)).toEqual(['/api/searches', '/api/searches']);
  const told = await bodies();
  expect(told).toEqual([
    { q: 'パキラ', locale: 'ja', event: 'search' },
    { q: 'パキラ', locale: 'ja', event: 'press' },
  ]);
  for (const body of told) expect(searchCountRequestSchema.safeParse(body).success).toBe(true);
});

test('[SEARCH-09] another search is another one; one that is gone back to is not, and a left page counts no press', async () => {
  await show('苔');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await show('盆栽');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  press('#place');
  await show('苔');
  await vi.waitFor(async () => expect(await bodies()).toHaveLength(3));
  await act(() => root.unmount());
  press('#card');
  expect(await bodies()).toEqual([
    { q: '苔', locale: 'ja', event: 'search' },
    { q: '盆栽', locale: 'ja', event: 'search' },
    { q: '盆栽', locale: 'ja', event: 'press' },
  ]);
});
