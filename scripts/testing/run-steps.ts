import type { TimedTest } from './slowest-tests';
import { runStep, type Step, type StepResult } from './step';
import type { Tally } from './tally';

/** Maximum printed characters of a slow test's title. */
const TITLE_LENGTH = 100;

/**
 * Runs steps, `lanes` at a time, in the given order. A step's output is printed as one block at its end, so nothing is mixed; with one lane
 * it is streamed.
 */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  stop: AbortSignal,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step && !stop.aborted; step = waiting.shift()) {
      results.push(await runAndPrint(step, lanes === 1, stop));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** Prints the slowest tests, one line per step and finally the sum. @returns the exit code */
export function printSummary(
  results: readonly StepResult[],
  seconds: number,
  slowest: readonly TimedTest[] = [],
): number {
  const sum: Tally = { passed: 0, failed: 0, skipped: 0 };
  if (slowest.length > 0) console.log('\nslowest tests:');
  for (const { seconds: took, step, file, title } of slowest) {
    console.log(`${took.toFixed(1).padStart(7)} s  ${step}: ${file} › ${title.slice(0, TITLE_LENGTH)}`);
  }
  console.log('');
  let cpu = 0;
  for (const { name, tally, seconds: took, cpuSeconds } of results) {
    console.log(row(name, sentence(tally), took, cpuSeconds));
    cpu += cpuSeconds ?? 0;
    sum.passed += tally.passed;
    sum.failed += tally.failed;
    sum.skipped += tally.skipped;
  }
  console.log(`${row('all', '', seconds, cpu)}\n`);
  console.log(sentence(sum));
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

/** Runs a step and prints its output: streamed, or as one block at its end. */
export async function runAndPrint(step: Step, live: boolean, stop: AbortSignal): Promise<StepResult> {
  const lines: string[] = [];
  if (live) console.log(`\n── ${step.name}`);
  const result = await runStep(step, (line) => (live ? console.log(line) : lines.push(line)), stop);
  const title = `── ${step.name}: ${sentence(result.tally)} (${result.seconds.toFixed(1)} s)`;
  if (live) console.log(title);
  else console.log(['', title, ...lines].join('\n'));
  return result;
}

/** A line of the table: its duration, and the CPU seconds of its processes. */
function row(name: string, text: string, seconds: number, cpuSeconds: number | null): string {
  const cpu = cpuSeconds ? `${cpuSeconds.toFixed(1).padStart(8)} s of CPU` : '';
  return `${name.padEnd(12)} ${text.padEnd(34)} ${seconds.toFixed(1).padStart(7)} s${cpu}`;
}

function sentence({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
