/**
 * The browser's entry in place of Next's own (next.config.ts): the same work, in slices. React, Next's router and the page's own parts are
 * evaluated one after another, each in its own idle task, so that they do not block presses, scrolls and frames together (PERF-02, ADR
 * 125). React then hydrates the page in its own slices.
 */
import {
  BROWSER_PARTS,
  hydratePage,
  startNext,
  watchPageData,
} from '@shop/page-server/next-internals/browser-entry';
import { notePageData } from '#foundation/browser/awaited-page.ts';
import type {} from './start-scripts.inline';

/** Maximum wait of a slice for an idle browser. Milliseconds. */
const LATEST_MS = 100;

watchPageData(notePageData);
startNext(async () => {
  for (const evaluate of BROWSER_PARTS) {
    await nextSlice();
    await evaluate();
  }
  await globalThis.pageStart?.parts;
  await nextSlice();
  await hydratePage();
});

/** Starts another task, after pending frames and presses. */
function nextSlice(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis && !globalThis.pageStart?.isRequested)
      requestIdleCallback(resolve, { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
}
