// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MISSING = { name: 'ChunkLoadError', request: '/_next/static/chunks/7.js' };
const reload = vi.fn();
let controller: AbortController;
/** A freshly loaded page. */
let page: typeof import('./outdated-page');

beforeEach(async () => {
  vi.resetModules();
  page = await import('./outdated-page');
  controller = new AbortController();
  page.watchTyping(controller.signal);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  answerWith(404);
});
afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockReset();
  window.sessionStorage.clear();
});

function answerWith(status: number): void {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
}

test('[OPS-06] a page whose code is no longer on the server reloads, after storing its pending state', async () => {
  const persist = vi.fn(() => expect(reload).not.toHaveBeenCalled());
  await page.noteMissingCode(MISSING);
  expect(page.reloadOutdatedPage(persist)).toBe(true);
  expect([persist.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

test('[OPS-06] it does not reload with unsaved input', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await page.noteMissingCode(MISSING);
  expect(page.reloadOutdatedPage()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  field.remove();
});

test('[OPS-06] it reloads once, without a loop', async () => {
  await page.noteMissingCode(MISSING);
  expect(page.reloadOutdatedPage()).toBe(true);
  vi.resetModules();
  const next = await import('./outdated-page');
  await next.noteMissingCode(MISSING);
  expect(next.reloadOutdatedPage()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[OPS-06] later pending state is stored too during the reload', async () => {
  const persist = vi.fn();
  await page.noteMissingCode(MISSING);
  expect([page.reloadOutdatedPage(persist), page.reloadOutdatedPage(persist)]).toEqual([true, true]);
  expect([persist.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
});

test('[OPS-06] a selected variant is not unsaved input', async () => {
  const variant = document.body.appendChild(document.createElement('input'));
  variant.type = 'radio';
  variant.dispatchEvent(new Event('input', { bubbles: true }));
  await page.noteMissingCode(MISSING);
  expect(page.reloadOutdatedPage()).toBe(true);
  variant.remove();
});

test.each([200, 503, 500])(
  '[OPS-06] a server that responds %i for the file may have it the next time',
  async (status) => {
    answerWith(status);
    await page.noteMissingCode(MISSING);
    expect(page.reloadOutdatedPage()).toBe(false);
  },
);

test('[OPS-06] a disconnected network, or an error of another kind, does not mark the page as outdated', async () => {
  await page.noteMissingCode(new Error('no file is named'));
  await page.noteMissingCode(undefined);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await page.noteMissingCode(MISSING);
  expect(page.reloadOutdatedPage()).toBe(false);
});
