import { afterAll, vi } from 'vitest';
import { forgetProcess } from '../../apps/storefront/test/support/forget-process.ts';

// Files of one environment share a worker. What one has requested and not awaited must not reach the next; of a file with a page, the page
// and the state of its modules must not either; nor what one holds for the whole process, such as the clock of invalidated tags.
afterAll(async () => {
  await vi.dynamicImportSettled();
  forgetProcess();
  if (!('document' in globalThis)) return;
  vi.resetModules();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
