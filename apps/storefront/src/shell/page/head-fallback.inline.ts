/**
 * Runs after the head's code, which is a file (page.inline.ts). If that failed to load nothing would start the page's own code, so the page
 * reloads, once, as soon as there is a connection (PERF-01).
 */
import { isFirstReload } from '#foundation/browser/reload-once.ts';

if (!globalThis.earlyPresses)
  addEventListener(navigator.onLine ? 'load' : 'online', () => isFirstReload() && location.reload(), {
    once: true,
  });
