/**
 * Drill for the removal of the shop's API version: runs the suites with a local platform that serves only the newest version and answers
 * every older one with it, as the provider does (docs/real-store.md).
 *   npm run drill                                         contract, http (with the models) and e2e
 *   npm run drill -- contract                             some of them
 *   PLATFORM_OLDEST_VERSION=2026-01 npm run drill         from another version on
 */
import { z } from 'zod';
import { API_VERSIONS } from '../apps/platform/src/graphql/versions/api-schemas';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { printSummary, runSteps } from './testing/run-steps';
import { STEPS } from './testing/steps';

const SUITES = ['contract', 'http', 'e2e'] as const;
const { positionals } = readOptions({
  usage: `npm run drill -- [${SUITES.join('|')}]…`,
  about:
    'The suites with a platform that serves the newest version alone. PLATFORM_OLDEST_VERSION names another.',
  positionals: SUITES,
});
const names = z.array(z.enum(SUITES)).parse(positionals);
const oldest = process.env['PLATFORM_OLDEST_VERSION'] || API_VERSIONS.at(-1);
if (oldest === undefined || !API_VERSIONS.includes(oldest)) {
  throw new Error(`PLATFORM_OLDEST_VERSION must be one of ${API_VERSIONS.join(', ')}`);
}
process.env['PLATFORM_OLDEST_VERSION'] = oldest;
console.log(`every operation is answered by version ${oldest} or a newer one`);

const began = Date.now();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
const { codegen, build, contract, http, e2e } = STEPS;
const chosen = [contract, http, e2e].filter(
  ({ name }) => names.length === 0 || names.some((known) => known === name),
);
// Suites with the whole shop use its build.
const first = chosen.some((step) => step !== contract) ? [codegen, build] : [codegen];
const results = await runSteps([...first, ...chosen], 1, stop.signal);
process.exitCode = stop.signal.aborted ? 130 : printSummary(results, (Date.now() - began) / 1000);
