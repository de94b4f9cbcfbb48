/**
 * Stands behind the head's code, which is a file (page.inline.ts): where that could not be loaded nothing would start the page's own, so the
 * page is loaded anew, once, as soon as there is a connection (PERF-01).
 */
import { reloadOnce } from '#foundation/browser/reload-once.ts';

if (globalThis.earlyPresses === undefined)
  addEventListener(navigator.onLine ? 'load' : 'online', () => reloadOnce(), { once: true });
