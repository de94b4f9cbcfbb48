import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTask } from '../launcher/task';
import { projectRoot } from '../setup/project-root.mjs';
import type { Tally } from './tally';

/** One part of the test run. */
export interface Step {
  name: string;
  /** What it looks at, for a run that leaves it out. */
  what?: string;
  /** Command and arguments; a bare name is one of node_modules/.bin. */
  command: readonly string[];
  /** More of the environment. */
  env?: Readonly<Record<string, string>>;
  /** For a runner of test cases: where it writes its report, and how that is counted. Without: the step is one case. */
  report?: {
    file: string;
    count: (report: unknown) => Tally;
    /** A run without any case is as good as another: there was nothing to look at. @default false */
    mayBeEmpty?: boolean;
  };
  /** Minutes after which it counts as hanging. @default 30 */
  limitMinutes?: number;
}

/** What came of a step. */
export interface StepResult {
  name: string;
  tally: Tally;
  seconds: number;
}

/**
 * Runs a step to its end; never throws. What fails without a failed case (a file that does not load, a crash, a hang, a
 * runner that found no test) counts as one failure.
 */
export async function runStep(
  step: Step,
  onLine: (line: string) => void,
  stop: AbortSignal,
): Promise<StepResult> {
  const began = Date.now();
  const limit = AbortSignal.timeout((step.limitMinutes ?? 30) * 60_000);
  const [command = '', ...args] = step.command;
  if (step.report) rmSync(step.report.file, { force: true });
  let failure: string | undefined;
  try {
    await runTask({
      command,
      args,
      cwd: projectRoot,
      env: {
        ...process.env,
        PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
        TURBO_TELEMETRY_DISABLED: '1',
        TURBO_NO_UPDATE_NOTIFIER: '1',
        NEXT_TELEMETRY_DISABLED: '1',
        ...step.env,
      },
      onLine,
      signal: AbortSignal.any([stop, limit]),
    });
  } catch (error) {
    failure = limit.aborted ? 'it took too long' : error instanceof Error ? error.message : String(error);
  }
  const tally = step.report
    ? countReport(step.report, onLine)
    : { passed: failure ? 0 : 1, failed: 0, skipped: 0 };
  if (failure !== undefined && tally.failed === 0) {
    tally.failed = 1;
    onLine(`${step.name}: ${failure}`);
  }
  return { name: step.name, tally, seconds: (Date.now() - began) / 1000 };
}

function countReport(
  { file, count, mayBeEmpty = false }: NonNullable<Step['report']>,
  onLine: (line: string) => void,
): Tally {
  if (!existsSync(file)) {
    onLine('the runner wrote no report');
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const tally = count(JSON.parse(readFileSync(file, 'utf8')));
  if (tally.passed + tally.failed === 0 && !mayBeEmpty) {
    onLine('the runner ran no test');
    return { ...tally, failed: 1 };
  }
  return tally;
}
