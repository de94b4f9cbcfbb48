import { printSummary, runSteps } from './run-steps';
import { STEPS } from './steps';

/**
 * Everything, although some of it fails. What every other step reads is generated first; the steps that measure nothing
 * share the cores in two lanes, the long one first; the browser has the machine to itself.
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
  requirements,
  build,
  unit,
  contract,
  e2e,
} = STEPS;
const results = [
  ...(await runSteps([codegen], 1, stop.signal)),
  ...(await runSteps(
    [build, types, lint, boundaries, unused, versions, lockfile, requirements, unit, contract],
    2,
    stop.signal,
  )),
  ...(await runSteps([e2e], 1, stop.signal)),
];
process.exitCode = printSummary(results, (Date.now() - began) / 1000);
if (stop.signal.aborted) process.exitCode = 130;
