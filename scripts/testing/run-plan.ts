import { runAndPrint } from './run-steps';
import type { Step, StepResult } from './step';

/** A step in a plan. */
export interface PlannedStep {
  step: Step;
  /** Names of steps that must end before it; steps outside of the plan are ignored. */
  after: readonly string[];
  /** Approximate number of busy processor cores; a fraction for a step that mostly waits. */
  cores: number;
}

/**
 * Runs every step as soon as its dependencies have ended and enough cores are free, in plan order; a step that needs more than exist runs
 * alone. A failed step does not stop the others. Each prints its output as one block when it ends.
 * @throws Error for cyclic dependencies
 */
export async function runPlan(
  plan: readonly PlannedStep[],
  cores: number,
  stop: AbortSignal,
  run: typeof runAndPrint = runAndPrint,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...plan];
  const underWay = new Map<PlannedStep, Promise<void>>();
  const busy = () => [...underWay.keys()].reduce((sum, entry) => sum + entry.cores, 0);
  const isPending = (name: string) => [...waiting, ...underWay.keys()].some(({ step }) => step.name === name);
  while (waiting.length > 0 || underWay.size > 0) {
    for (const entry of [...waiting]) {
      if (stop.aborted || entry.after.some(isPending)) continue;
      if (underWay.size > 0 && busy() + entry.cores > cores) continue;
      waiting.splice(waiting.indexOf(entry), 1);
      console.log(`── ${entry.step.name} begins`);
      const work = run(entry.step, false, stop).then((result) => {
        results.push(result);
        underWay.delete(entry);
      });
      underWay.set(entry, work);
    }
    if (underWay.size === 0) {
      if (stop.aborted) return results;
      throw new Error(`steps wait for each other: ${waiting.map(({ step }) => step.name).join(', ')}`);
    }
    await Promise.race(underWay.values());
  }
  return results;
}
