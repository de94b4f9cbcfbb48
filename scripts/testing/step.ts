import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTask } from '../launcher/task';
import { projectRoot } from '../setup/project-root.mjs';
import { endedChildrenSeconds } from './children-cpu';
import type { Tally } from './tally';

/** One part of the test run. */
export interface Step {
  name: string;
  /** Description of its checks, for a run that skips it. */
  what?: string;
  /** Command and arguments; a bare name is one of node_modules/.bin. */
  command: readonly string[];
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>;
  /** For a test runner: its report file, and how to count it. Without: the step is one case. */
  report?: {
    file: string;
    count: (report: unknown) => Tally;
    /** Whether a run without cases passes. @default false */
    mayBeEmpty?: boolean;
  };
  /** Timeout in minutes. @default 60 */
  limitMinutes?: number;
}

/** Result of a step. */
export interface StepResult {
  name: string;
  tally: Tally;
  seconds: number;
  /** CPU seconds of its processes; null where they cannot be read. */
  cpuSeconds: number | null;
}

/**
 * Runs a step to its end; never throws. A failure without a failed case (a file that does not load, a crash, a timeout, a runner without
 * tests) counts as one failure.
 */
export async function runStep(
  step: Step,
  onLine: (line: string) => void,
  stop: AbortSignal,
): Promise<StepResult> {
  const began = Date.now();
  const limit = AbortSignal.timeout((step.limitMinutes ?? 60) * 60_000);
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
  const cpuSeconds = endedChildrenSeconds();
  const tally = step.report
    ? countReport(step.report, onLine)
    : { passed: failure ? 0 : 1, failed: 0, skipped: 0 };
  if (failure !== undefined && tally.failed === 0) {
    tally.failed = 1;
    onLine(`${step.name}: ${failure}`);
  }
  return { name: step.name, tally, seconds: (Date.now() - began) / 1000, cpuSeconds };
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
