/**
 * What the browser begins with in place of Next's own entry (next.config.ts): the same work, in slices. React, Next's
 * router and the page's own parts are evaluated one after another, each in a task of its own while the browser has nothing better to do, so
 * that no press, no scroll and no frame waits for all of them (PERF-02, ADR 125). React then takes the page up in slices by itself.
 */
import { BROWSER_PARTS, hydratePage, startNext } from '@shop/page-server/next-internals/browser-entry';
import type {} from './start-scripts.inline';

/** Longest that a slice waits for a browser which has something better to do. Milliseconds. */
const LATEST_MS = 100;

startNext(async () => {
  for (const evaluate of BROWSER_PARTS) {
    await nextSlice();
    await evaluate();
  }
  await globalThis.pageStart?.parts;
  await nextSlice();
  await hydratePage();
});

/** Another task: what a browser that was asked for frames and presses meanwhile has done first. */
function nextSlice(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis && !globalThis.pageStart?.isWanted)
      requestIdleCallback(resolve, { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
}
