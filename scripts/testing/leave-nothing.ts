import { afterAll, vi } from 'vitest';

// Files of one environment share a worker. What one has requested and not awaited must not reach the next; of a file with a page, the page
// and the state of its modules must not either.
afterAll(async () => {
  await vi.dynamicImportSettled();
  if (!('document' in globalThis)) return;
  vi.resetModules();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
