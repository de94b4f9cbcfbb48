import { projectRoot } from '../setup/project-root.mjs';
import { type PlannedStep, runPlan } from './run-plan';
import { printSummary } from './run-steps';
import { slowestTests } from './slowest-tests';
import type { Step } from './step';
import { LONG_STEPS, STEPS } from './steps';

/** The reference machine for the promised times has two. */
const CORES = 2;

const planned = (step: Step, cores: number, ...after: Step[]): PlannedStep => ({
  step,
  cores,
  after: [STEPS.codegen, ...after].filter((needed) => needed !== step).map(({ name }) => name),
});

const { build } = STEPS;
const RUNNERS = [
  STEPS.unit,
  STEPS.contract,
  STEPS.http,
  STEPS.deployment,
  STEPS.models,
  STEPS.screens,
  STEPS.e2e,
];
/**
 * Browsers use both cores alone: they keep them busy, and a screenshot waits for late rendering on a slow machine. All other steps often
 * wait for processes, databases and files, so two of them share the cores. Long ones start first, and short ones fill the rest.
 */
const PLAN: readonly PlannedStep[] = [
  planned(STEPS.codegen, 1),
  planned(build, 1),
  planned(STEPS.unit, 1),
  planned(STEPS.contract, 1),
  planned(STEPS.deployment, 1, build),
  planned(STEPS.http, 1, build),
  planned(STEPS.models, 1, build),
  planned(STEPS.types, 1),
  planned(STEPS.lint, 1),
  planned(STEPS.unused, 1),
  planned(STEPS.rules, 1),
  planned(STEPS.versions, 1),
  planned(STEPS.lockfile, 1),
  planned(STEPS.ids, 1),
  planned(STEPS.sizes, 1),
  planned(STEPS.visual, 2),
  planned(STEPS.screens, 2, build),
  planned(STEPS.e2e, 2, build),
  planned(STEPS.modelReport, 1, STEPS.unit, STEPS.models, STEPS.e2e),
  planned(STEPS.requirements, 1, ...RUNNERS),
];

/**
 * Runs everything, even after failures. Code that every other step reads is generated first; at the end the results are compared with the
 * rows of docs/requirements.md. Sets the exit code.
 * @param isLong with the long steps of `npm run test:all`
 */
export async function runAll(isLong: boolean): Promise<void> {
  const began = Date.now();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const plan = [...PLAN, ...(isLong ? LONG_STEPS.map((step) => planned(step, CORES, build)) : [])];
  const results = await runPlan(plan, CORES, stop.signal);
  const reports = plan.flatMap(({ step: { name, report } }) =>
    report ? [{ step: name, file: report.file }] : [],
  );
  process.exitCode = printSummary(results, (Date.now() - began) / 1000, slowestTests(reports, projectRoot));
  if (stop.signal.aborted) process.exitCode = 130;
}
