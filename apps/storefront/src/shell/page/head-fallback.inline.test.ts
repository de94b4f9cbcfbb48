// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInlineScript } from '#foundation/browser/testing/run-inline-script.ts';

const reload = () => vi.spyOn(location, 'reload').mockImplementation(() => undefined);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.earlyPresses = undefined;
  vi.restoreAllMocks();
});

test('[PERF-01] a page whose entry script failed to load reloads once', () => {
  const reloads = reload();
  runInlineScript('headFallback');
  expect(reloads).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(reloads).toHaveBeenCalledTimes(1);
  runInlineScript('headFallback');
  window.dispatchEvent(new Event('load'));
  expect(reloads).toHaveBeenCalledTimes(1);
});

test('[PERF-01] offline it waits until there is a connection', () => {
  const reloads = reload();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  runInlineScript('headFallback');
  window.dispatchEvent(new Event('load'));
  expect(reloads).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reloads).toHaveBeenCalledTimes(1);
});

test('[PERF-01] a page whose entry script loaded is unchanged', () => {
  const reloads = reload();
  globalThis.earlyPresses = { release: () => [] };
  runInlineScript('headFallback');
  window.dispatchEvent(new Event('load'));
  expect(reloads).not.toHaveBeenCalled();
});
