import { afterAll, expect, vi } from 'vitest';
import { forgetProcess } from '../../apps/storefront/test/support/forget-process.ts';
import { hasOwnModules } from './own-modules.ts';

const ownsModules = 'document' in globalThis || hasOwnModules(expect.getState().testPath ?? '');
if (ownsModules) vi.resetModules();

// Files of one environment share a worker. What one has requested and not awaited must not reach the next; of a file with a page, the page
// and the state of its modules must not either, nor modules that it replaces; nor what one holds for the whole process, such as the clock of
// invalidated tags.
afterAll(async () => {
  await vi.dynamicImportSettled();
  forgetProcess();
  if (ownsModules) {
    vi.resetModules();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
  if (!('document' in globalThis)) return;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
});
