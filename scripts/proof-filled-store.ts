/**
 * Proof that a store that was empty, prepared and filled is a shop (STORE-04, BRAND-02): of a store without a brand, and of the coffee
 * roaster. Fails when a page, link, list or filter is dead; else writes docs/proofs/filled-store.md. The former is part of `npm test`, too.
 *   npm run proof:filled-store [-- --pictures FOLDER]
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { browserLaunch } from './browser/browser-launch';
import { runTask } from './launcher/task';
import { projectRoot } from './setup/project-root.mjs';

const { values } = readOptions(
  {
    usage: 'npm run proof:filled-store',
    about: 'Prepares and fills empty stores, and crawls their shops; writes docs/proofs/filled-store.md.',
  },
  {
    pictures: {
      type: 'string',
      value: 'FOLDER',
      about: 'also takes a picture of every page there, at 390 and 1280 pixels',
    },
  },
);
const pictures = values.pictures && {
  PICTURES_OF_PAGES: JSON.stringify({ folder: resolve(values.pictures), launch: await browserLaunch() }),
};

const shop = z.object({
  pages: z.number(),
  pictures: z.number(),
  lists: z.number(),
  filters: z.number(),
  variants: z.number(),
  orders: z.literal(1),
});
const report = z.object({ none: shop, asamoya: shop });

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
const file = join(projectRoot, 'reports/filled-store.json');
rmSync(file, { force: true });
await runTask({
  command: 'vitest',
  args: ['run', '--project', 'deployment', 'filled-store'],
  cwd: projectRoot,
  env: {
    ...process.env,
    ...pictures,
    FILLED_STORES: 'all',
    PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
  },
  onLine: (line) => console.log(line),
  signal: stop.signal,
});
const { none, asamoya } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
const row = (what: string, count: keyof typeof none) => `| ${what} | ${none[count]} | ${asamoya[count]} |`;
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' });
writeFileSync(
  join(projectRoot, 'docs/proofs/filled-store.md'),
  `# A store that was empty, prepared and filled is a shop

Made by \`npm run proof:filled-store\` on ${new Date().toISOString().slice(0, 10)}, at commit ${commit.trim()}; the bakery's tests are part of \`npm test\`.

The local platform starts empty, \`store:prepare\` makes what the shop needs, and the back office adds seven products with uploaded pictures and
three policies. The built shop runs on it twice: a bakery without a brand (goods with one variant, two lists of its own), and the coffee
roaster \`asamoya\` (beans by weight and grind, drip bags, a gift box, a dripper, a mug; one product is sold out, one reduced). \`store:check\` then lacks nothing.

| | without a brand | coffee roaster |
|---|---|---|
${[
  row('pages, each linked from another one, in every language of the shop', 'pages'),
  row('linked lists, none of them empty', 'lists'),
  row('filters of the looked at lists, none of which finds nothing', 'filters'),
  row('pictures, each of which is there', 'pictures'),
  row('variants in the feed', 'variants'),
  row('orders, by the hosted checkout', 'orders'),
].join('\n')}
| dead links | 0 | 0 |
| words, colours and facts of another brand: pages, JSON-LD, files, feeds, agents, checkout | 0 | 0 |

Mails of each brand are compared by \`apps/storefront/src/features/mail/server/mails-of-brand.test.ts\`.
`,
);
console.log('docs/proofs/filled-store.md is written');
