import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { z } from 'zod';

/** Runs that no time limit leaves room for: the time ends them. */
const UNLIMITED = 2 ** 31;
/** What a test may take beside the seconds that its property is given: begin, make a failure smaller, end. */
const MARGIN_MS = 120_000;

const walk = z
  .object({
    /** The same cases again. */
    WALK_SEED: z.coerce.number().int().optional(),
    /** Seconds for each property and random walk. */
    WALK_SECONDS: z.coerce.number().positive().optional(),
    /** Cases of each, where no time is given. */
    WALK_RUNS: z.coerce.number().int().positive().optional(),
  })
  .parse(process.env);

/**
 * Set-up of the unit tests: seed, time and number of cases of every fast-check property and random walk come from the environment, and a
 * failure names the command that makes the same cases again.
 */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  ...(walk.WALK_SEED !== undefined && { seed: walk.WALK_SEED }),
  ...(walk.WALK_RUNS !== undefined && { numRuns: walk.WALK_RUNS }),
  ...(walk.WALK_SECONDS !== undefined && {
    numRuns: UNLIMITED,
    interruptAfterTimeLimit: walk.WALK_SECONDS * 1_000,
    markInterruptAsFailure: false,
  }),
  // Of asynchronous properties too.
  reporter: report,
});
if (walk.WALK_SECONDS !== undefined || walk.WALK_RUNS !== undefined) {
  vi.setConfig({ testTimeout: (walk.WALK_SECONDS ?? 3_600) * 1_000 + MARGIN_MS });
}

/** @throws with the smallest example and the command, when a property has failed */
function report<Values>(details: fc.RunDetails<Values>): void {
  if (!details.failed) return;
  const { testPath = '', currentTestName = '' } = expect.getState();
  const more =
    walk.WALK_SECONDS === undefined && walk.WALK_RUNS === undefined ? '' : `WALK_RUNS=${details.numRuns} `;
  const title = currentTestName.split(' > ').at(-1) ?? '';
  const command = `WALK_SEED=${details.seed} ${more}npx vitest run --project unit ${testPath.replace(`${process.cwd()}/`, '')} -t ${quoted(title)}`;
  throw new Error(`${fc.defaultReportMessage(details)}\n\nAgain: ${command}`, {
    cause: details.errorInstance,
  });
}

/** A title as a pattern of Vitest and a word of the shell. */
function quoted(title: string): string {
  const pattern = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `'${pattern.replaceAll("'", "'\\''")}'`;
}
