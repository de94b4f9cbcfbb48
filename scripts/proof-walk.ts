/**
 * The long proof that the cart never lies (TRUTH-01, TRUTH-02): at least a thousand actions of a shopper in two tabs, against
 * the platform, with calls that are lost, late, doubled, cut off or refused, carts that expire and stock that changes. Ends
 * with an error when one statement was false, or one piece lost or doubled; else writes docs/proofs/cart-walk.md.
 *   npm run proof:walk                                     another way each time
 *   WALK_SEED=7 WALK_ACTIONS=5000 npm run proof:walk       the same way again, and longer
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { runTask } from './launcher/task';
import { projectRoot } from './setup/project-root.mjs';

readOptions({
  usage: 'npm run proof:walk',
  about:
    'Walks the cart for a thousand actions and more; writes docs/proofs/cart-walk.md. WALK_SEED and WALK_ACTIONS choose them.',
});

const report = z.object({
  seed: z.number(),
  runs: z.number(),
  steps: z.number(),
  actions: z.number(),
  told: z.number(),
  met: z.record(z.string(), z.number()),
  failure: z.null(),
});

const env = {
  WALK_ACTIONS: '1000',
  WALK_SEED: String(Date.now() % 2 ** 31),
  ...process.env,
  PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
};
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

await runTask({
  command: 'vitest',
  args: ['run', '--project', 'models', 'cart-walk'],
  cwd: projectRoot,
  env,
  onLine: (line) => console.log(line),
  signal: stop.signal,
});
const file = join(projectRoot, 'reports/models/walks/cart.json');
const { seed, runs, steps, actions, told, met } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' });
const folder = join(projectRoot, 'docs/proofs');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'cart-walk.md'),
  `# The cart never lies: the long walk

Made by \`npm run proof:walk\` (\`WALK_SEED=${seed}\`) on ${new Date().toISOString().slice(0, 10)}, at commit ${commit.trim()}.
Two tabs of one shopper against the platform; a short form of it is part of \`npm test\`.

| | |
|---|---|
| actions of the shopper and the world | ${actions} in ${runs} walks, ${steps} times checked |
| statements compared with what the platform really did, when they were made | ${told} |
| false statements | 0 |
| pieces lost | 0 |
| pieces doubled | 0 |

A walk that finds one of these ends with an error, and this page is not written.

| what a call met | times |
|---|---|
${Object.entries(met)
  .map(([name, times]) => `| ${name} | ${times} |`)
  .join('\n')}

What each means: [faulty-wire.ts](../../apps/storefront/test/models/walks/faulty-wire.ts). How statements are compared:
[witness.ts](../../apps/storefront/test/models/walks/witness.ts). Beside them carts expired, answers came out of order, and the
stock changed.
`,
);
console.log(`docs/proofs/cart-walk.md: ${actions} actions, ${told} statements, none of them false`);
