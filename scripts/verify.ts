/** `npm run verify`: the quick answer to "am I done": types, lint, boundaries, unit and model tests. */
import { printSummary, runSteps } from './testing/run-steps';
import { STEPS } from './testing/steps';

const began = Date.now();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

const { codegen, types, lint, boundaries, unit } = STEPS;
const results = [
  ...(await runSteps([codegen], 1, stop.signal)),
  ...(await runSteps([types, unit, lint, boundaries], 2, stop.signal)),
];
process.exitCode = printSummary(results, (Date.now() - began) / 1000);
