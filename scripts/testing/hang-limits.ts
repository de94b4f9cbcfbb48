/**
 * Milliseconds after which a test counts as hanging. Only a fault reaches them: a busy machine is slow, not wrong, so no test has a shorter
 * limit of its own. A limit under test is driven by fake timers or given to the code as a parameter.
 */
export const HANG_MS = {
  /** One wait for a state: `vi.waitFor`, `expect.poll`. */
  wait: 120_000,
  /** A test or a hook. */
  test: 1_800_000,
} as const;

/** The limits as settings of a Vitest project. */
export const HANG_SETTINGS = {
  testTimeout: HANG_MS.test,
  hookTimeout: HANG_MS.test,
  expect: { poll: { timeout: HANG_MS.wait } },
  setupFiles: ['scripts/testing/wait-for-timeout.ts'],
};
