/**
 * Long proof that the shop can run as several processes (CACHE-01, OPS-08): two of the built folder behind a proxy, killed and replaced by
 * another build under load, and a sale of one scarce plant. Fails when a request failed twice, or a piece was lost or sold twice; else
 * writes docs/proofs/processes.md.
 *   npm run proof:processes                                              50 shoppers, 200 buyers
 *   PROCESSES_SHOPPERS=100 PROCESSES_BUYERS=400 npm run proof:processes  more
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { runTask } from './launcher/task';
import { projectRoot } from './setup/project-root.mjs';

readOptions({
  usage: 'npm run proof:processes',
  about:
    'Kills and replaces the shop’s processes while shoppers shop; writes docs/proofs/processes.md. PROCESSES_SHOPPERS and PROCESSES_BUYERS say how many.',
});

const times = z.array(z.number());
const report = z.object({
  shoppers: z.number(),
  buyers: z.number(),
  priceSeenMs: times,
  listSeenMs: times,
  shopping: z.object({
    answered: z.number(),
    repeated: z.number(),
    failures: z.literal(0),
    added: z.number(),
    inCarts: z.number(),
  }),
  sale: z.object({
    pieces: z.number(),
    orders: z.number(),
    faults: z.literal(0),
    seconds: z.number(),
    idle: z.object({ pages: z.number(), p99: z.number(), shopDelays: times }),
    during: z.object({ pages: z.number(), p99: z.number(), shopDelays: times, timerDelay: z.number() }),
  }),
  soldOutSeenMs: times,
});

const env = {
  PROCESSES_SHOPPERS: '50',
  PROCESSES_BUYERS: '200',
  ...process.env,
  PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
};
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

const file = join(projectRoot, 'reports/processes.json');
rmSync(file, { force: true });
const [load = 0] = loadavg();
await runTask({
  command: 'vitest',
  args: ['run', '--project', 'deployment', 'many-processes'],
  cwd: projectRoot,
  env,
  onLine: (line) => console.log(line),
  signal: stop.signal,
});
const { shoppers, buyers, priceSeenMs, listSeenMs, shopping, sale, soldOutSeenMs } = report.parse(
  JSON.parse(readFileSync(file, 'utf8')),
);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' });
const folder = join(projectRoot, 'docs/proofs');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'processes.md'),
  `# Many processes are one shop

Made by \`npm run proof:processes\` on ${new Date().toISOString().slice(0, 10)}, at commit ${commit.trim()}, on ${cpus().length} cores
that also ran the platform, the database and the shoppers (load before it: ${load.toFixed(1)}). Two processes of the built folder and a
worker behind a proxy that goes round; a short form of it is part of \`npm test\`.

Pages in the sale are measured by a process of its own, past the proxy, which waits for the processor like all others: what it was kept
waiting itself is said beside them. The truer figure for the shop is the delay of its own event loops (\`nodejs_eventloop_lag_p99_seconds\`
of its metrics, which never is under 10 ms, the pace of its clock).

| | |
|---|---|
| a changed price is seen on the product's page of each process after | ${priceSeenMs.join(' and ')} ms |
| and on a list after | ${listSeenMs.join(' and ')} ms |
| shoppers, while one process was killed and one replaced by another build | ${shoppers} |
| requests answered | ${shopping.answered} |
| of those at the second attempt | ${shopping.repeated} |
| failed twice | ${shopping.failures} |
| pieces put into carts, and found there | ${shopping.added} and ${shopping.inCarts} |
| shoppers who wanted one of ${sale.pieces} pieces at once | ${buyers} |
| orders | ${sale.orders} |
| answers with a fault | ${sale.faults} |
| the sale took | ${sale.seconds} s |
| the plant's page, 99 of 100 within: idle (${sale.idle.pages} times), in the sale (${sale.during.pages} times) | ${sale.idle.p99} ms, ${sale.during.p99} ms |
| 99 of 100 delays of who measured it, in the sale, within | ${sale.during.timerDelay} ms |
| 99 of 100 delays of each process's event loop: idle | ${sale.idle.shopDelays.join(' and ')} ms |
| and in the sale | ${sale.during.shopDelays.join(' and ')} ms |
| "sold out" is seen on each process after | ${soldOutSeenMs.join(' and ')} ms |
`,
);
console.log(`docs/proofs/processes.md is written`);
