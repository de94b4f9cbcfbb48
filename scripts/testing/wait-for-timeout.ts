import { vi } from 'vitest';
import { HANG_MS } from './hang-limits.ts';

const { waitFor } = vi;

// `vi.waitFor` has no setting, unlike `expect.poll`; its own limit is a second. Files that share a process share `vi`.
if (waitFor.name !== 'waitWithTimeout') {
  vi.waitFor = function waitWithTimeout(check, options = {}) {
    return waitFor(check, {
      timeout: HANG_MS.wait,
      ...(typeof options === 'number' ? { timeout: options } : options),
    });
  };
}
