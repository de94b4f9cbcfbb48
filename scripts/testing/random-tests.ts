import { readFileSync } from 'node:fs';
import type * as fastCheck from 'fast-check';
import { expect, vi } from 'vitest';
import { HANG_MS } from './hang-limits.ts';

type FastCheck = typeof fastCheck.default;

/** Number of runs with a time limit, which ends them. */
const UNLIMITED = 2 ** 31;
/** Seed for the same cases; seconds for each property and random test; number of cases where no time is given. */
const walk = {
  seed: numberOf('WALK_SEED', -(2 ** 31)),
  seconds: numberOf('WALK_SECONDS', 0),
  runs: numberOf('WALK_RUNS', 1),
};

/** Most files have no property and load nothing here. */
if (readFileSync(expect.getState().testPath ?? '', 'utf8').includes("from 'fast-check'")) {
  configure((await import('fast-check')).default);
}
if (walk.seconds !== undefined || walk.runs !== undefined) {
  vi.setConfig({ testTimeout: (walk.seconds ?? 3_600) * 1_000 + HANG_MS.test });
}

/**
 * Set-up of the unit tests: the environment sets seed, time and number of cases of every fast-check property and random test. A failure
 * names the command that reproduces it.
 */
function configure(fc: FastCheck): void {
  fc.configureGlobal({
    ...fc.readConfigureGlobal(),
    ...(walk.seed !== undefined && { seed: walk.seed }),
    ...(walk.runs !== undefined && { numRuns: walk.runs }),
    ...(walk.seconds !== undefined && {
      numRuns: UNLIMITED,
      interruptAfterTimeLimit: walk.seconds * 1_000,
      markInterruptAsFailure: false,
    }),
    // Also for asynchronous properties.
    reporter: (details) => report(details, fc),
  });
}

/** @throws when a variable is set to an invalid number */
function numberOf(name: string, least: number): number | undefined {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  const number = Number(text);
  if (!(number >= least)) throw new Error(`${name} must be a number from ${least} on (it is "${text}")`);
  return number;
}

/** @throws with the smallest example and the command, when a property has failed */
function report<Values>(details: fastCheck.RunDetails<Values>, fc: FastCheck): void {
  if (!details.failed) return;
  const { testPath = '', currentTestName = '' } = expect.getState();
  const more = walk.seconds === undefined && walk.runs === undefined ? '' : `WALK_RUNS=${details.numRuns} `;
  const title = currentTestName.split(' > ').at(-1) ?? '';
  const command = `WALK_SEED=${details.seed} ${more}npx vitest run ${testPath.replace(`${process.cwd()}/`, '')} -t ${quoted(title)}`;
  throw new Error(`${fc.defaultReportMessage(details)}\n\nAgain: ${command}`, {
    cause: details.errorInstance,
  });
}

/** A title as a Vitest pattern, quoted for the shell. */
function quoted(title: string): string {
  const pattern = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `'${pattern.replaceAll("'", "'\\''")}'`;
}
