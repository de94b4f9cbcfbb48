import { vi } from 'vitest';

/** Milliseconds that a wait of a unit test may take. Vitest's own is a second: a busy machine is slow, not wrong. */
const PATIENCE_MS = 10_000;

const { waitFor } = vi;

// `vi.waitFor` has no setting, unlike `expect.poll`. Files that share a process share `vi`.
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(check, options = PATIENCE_MS) {
    return waitFor(check, options);
  };
}
