import { printSummary, runSteps } from './run-steps';
import { STEPS } from './steps';

/**
 * Everything, although some of it fails. What every other step reads is generated first; the checks share the
 * cores in two lanes, the long one first; the runners of test cases, which use both cores and watch the clock, take turns; last of all,
 * what they showed is set against the rows of docs/requirements.md.
 */
const began = Date.now();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

const {
  codegen,
  types,
  lint,
  boundaries,
  unused,
  versions,
  lockfile,
  ids,
  sizes,
  build,
  unit,
  mutation,
  contract,
  http,
  deployment,
  models,
  visual,
  screens,
  e2e,
  modelReport,
  requirements,
} = STEPS;
const results = [
  ...(await runSteps([codegen], 1, stop.signal)),
  ...(await runSteps(
    [build, types, lint, boundaries, unused, versions, lockfile, ids, sizes, mutation],
    2,
    stop.signal,
  )),
  ...(await runSteps([unit, contract, http], 1, stop.signal)),
  // Each of these two starts processes, one test at a time, and waits for them.
  ...(await runSteps([deployment, models], 2, stop.signal)),
  ...(await runSteps([visual, screens, e2e, modelReport, requirements], 1, stop.signal)),
];
process.exitCode = printSummary(results, (Date.now() - began) / 1000);
if (stop.signal.aborted) process.exitCode = 130;
