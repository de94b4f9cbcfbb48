/**
 * Long random test that the displayed cart is true (TRUTH-01, TRUTH-02, GATE-02): twice at least a thousand shopper actions in two tabs,
 * against the platform. Calls are lost, late, duplicated, cut off or refused, carts expire, and a merchant changes prices and stock and
 * removes products between render and press. Fails when one statement was false, especially at a press, or one piece was lost or
 * duplicated; else writes docs/proofs/cart-walk.md.
 *   npm run proof:walk                                     another sequence each time
 *   WALK_SEED=7 WALK_ACTIONS=5000 npm run proof:walk       an earlier sequence, and longer
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
    'Walks the cart and the way to the checkout for a thousand actions each; writes docs/proofs/cart-walk.md. WALK_SEED and WALK_ACTIONS choose them.',
});

const walked = z.object({
  seed: z.number(),
  runs: z.number(),
  steps: z.number(),
  actions: z.number(),
  failure: z.null(),
});
const cartReport = walked.extend({ told: z.number(), met: z.record(z.string(), z.number()) });
const checkoutReport = walked.extend({
  presses: z.number(),
  compared: z.number(),
  changes: z.record(z.string(), z.number()),
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
  args: ['run', '--project', 'models', 'cart-walk', 'checkout-walk'],
  cwd: projectRoot,
  env,
  onLine: (line) => console.log(line),
  signal: stop.signal,
});
const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(projectRoot, `reports/models/walks/${name}.json`), 'utf8'));
const { seed, runs, steps, actions, told, met } = cartReport.parse(read('cart'));
const checkout = checkoutReport.parse(read('checkout'));
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
| actions of the shopper and the world in the cart | ${actions} in ${runs} walks, ${steps} times checked |
| statements compared with what the platform really did, when they were made | ${told} |
| actions on the way to the checkout, the merchant's between drawing and press among them | ${checkout.actions} in ${checkout.runs} walks, ${checkout.steps} times checked |
| presses after such a change | ${checkout.presses} |
| goods, pieces, prices and sums seen at presses that led to the checkout, compared with what it held | ${checkout.compared} |
| false statements | 0 |
| pieces lost | 0 |
| pieces doubled | 0 |

A walk that finds one of these ends with an error, and this page is not written.

| what was changed between drawing and press | times |
|---|---|
${Object.entries(checkout.changes)
  .map(([change, times]) => `| ${change} | ${times} |`)
  .join('\n')}

| what a call met | times |
|---|---|
${Object.entries(met)
  .map(([name, times]) => `| ${name} | ${times} |`)
  .join('\n')}

What each means: [faulty-wire.ts](../../apps/storefront/test/models/walks/faulty-wire.ts). How statements are compared:
[witness.ts](../../apps/storefront/test/models/walks/witness.ts). In the cart, carts also expired, answers came out of order, and the
stock changed.
`,
);
console.log(
  `docs/proofs/cart-walk.md: ${actions + checkout.actions} actions, ${told + checkout.compared} statements, none of them false`,
);
