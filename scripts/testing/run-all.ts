import { projectRoot } from '../setup/project-root.mjs';
import { endedChildrenSeconds } from './children-cpu';
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
const RUNNERS = [STEPS.unit, STEPS.contract, STEPS.http, STEPS.deployment, STEPS.screens, STEPS.e2e];
/**
 * Each step takes the cores that it keeps busy, as measured (ADR 140): tests wait for processes, databases, files and pages, browser tests
 * for a third of their time. So a browser step has a step of processes beside it, and never another browser step. Long ones and those of
 * browsers start first, and the others fill the rest.
 */
const PLAN: readonly PlannedStep[] = [
  planned(STEPS.codegen, 1),
  planned(build, 1),
  planned(STEPS.unit, 1),
  planned(STEPS.contract, 0.8),
  planned(STEPS.e2e, 1.2, build),
  planned(STEPS.screens, 1.2, build),
  planned(STEPS.visual, 1.2),
  planned(STEPS.http, 0.6, build),
  planned(STEPS.deployment, 0.5, build),
  planned(STEPS.types, 0.6),
  planned(STEPS.lint, 0.7),
  planned(STEPS.unused, 0.7),
  planned(STEPS.rules, 0.7),
  planned(STEPS.versions, 0.7),
  planned(STEPS.lockfile, 0.7),
  planned(STEPS.ids, 0.7),
  planned(STEPS.sizes, 0.7),
  planned(STEPS.modelReport, 1, STEPS.unit, STEPS.http, STEPS.e2e),
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
  // Not the installation's, which came before.
  endedChildrenSeconds();
  const results = await runPlan(plan, CORES, stop.signal);
  const reports = plan.flatMap(({ step: { name, report } }) =>
    report ? [{ step: name, file: report.file }] : [],
  );
  process.exitCode = printSummary(results, (Date.now() - began) / 1000, slowestTests(reports, projectRoot));
  if (stop.signal.aborted) process.exitCode = 130;
}
