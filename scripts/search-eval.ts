/**
 * How good the search is (SEARCH-07): the graded queries of apps/storefront/test/search on the made-up shop, and again among ten
 * thousand products for their times. Ends with an error when a figure misses its mark; else writes docs/proofs/search.md.
 *   npm run search:eval                              ten thousand products more
 *   SEARCH_EVAL_PRODUCTS=2000 npm run search:eval    fewer
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
  usage: 'npm run search:eval',
  about:
    'Grades the search; writes docs/proofs/search.md. SEARCH_EVAL_PRODUCTS says among how many products.',
});

const scoreSchema = z.object({
  score: z.object({
    queries: z.number(),
    zeroShare: z.number(),
    ndcg: z.number(),
    weak: z.array(z.object({ query: z.string(), ndcg: z.number() })),
    foundForNonsense: z.array(z.string()),
  }),
});
const largeSchema = z.object({
  large: z.object({
    products: z.number(),
    indexMb: z.number(),
    p50: z.number(),
    p95: z.number(),
    wallP95: z.number(),
    suggestP50: z.number(),
    suggestP95: z.number(),
    ndcg: z.number(),
    zeroShare: z.number(),
  }),
});

const files = {
  score: join(projectRoot, 'reports/search-score.json'),
  large: join(projectRoot, 'reports/search-large.json'),
};
for (const file of Object.values(files)) rmSync(file, { force: true });
const [load = 0] = loadavg();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
await runTask({
  command: 'vitest',
  args: ['run', '--project', 'unit', 'apps/storefront/src/server/search/search-evaluation.test.ts'],
  cwd: projectRoot,
  env: {
    SEARCH_EVAL_PRODUCTS: '10000',
    ...process.env,
    PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  },
  onLine: (line) => console.log(line),
  signal: stop.signal,
});
const { score } = scoreSchema.parse(JSON.parse(readFileSync(files.score, 'utf8')));
const { large } = largeSchema.parse(JSON.parse(readFileSync(files.large, 'utf8')));
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' });
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const folder = join(projectRoot, 'docs/proofs');
mkdirSync(folder, { recursive: true });
const text = `# How good the search is

Made by \`npm run search:eval\` on ${new Date().toISOString().slice(0, 10)}, at commit ${commit.trim()}, on ${cpus().length} cores (load before it: ${load.toFixed(1)}).
The queries with their graded answers are \`apps/storefront/test/search/queries.json\`; a short form is part of \`npm test\`. A search's
time is what it takes of a core, each query once and for the first time; its page is kept after that.

| | marked | is |
|---|---|---|
| queries | 100 | ${score.queries} |
| find nothing, of those that can be answered | 2 % | ${percent(score.zeroShare)} |
| NDCG@10 | 0.85 | ${score.ndcg.toFixed(3)} |
| nonsense that finds something | 0 | ${score.foundForNonsense.length} |
| NDCG@10 among ${large.products} products | | ${large.ndcg.toFixed(3)} |
| find nothing among them | 2 % | ${percent(large.zeroShare)} |
| 50 and 95 of 100 searches among them within | 60 ms | ${large.p50.toFixed(1)} and ${large.p95.toFixed(1)} ms |
| by the clock of a machine that others use too, 95 of 100 within | | ${large.wallP95.toFixed(1)} ms |
| 50 and 95 of 100 suggestions among them, of half a query and of the whole, within | 60 ms | ${large.suggestP50.toFixed(1)} and ${large.suggestP95.toFixed(1)} ms |
| memory of their index | | ${large.indexMb.toFixed(0)} MB |

Below 0.85: ${score.weak.map(({ query, ndcg }) => `${query} ${ndcg.toFixed(2)}`).join(', ') || 'none'}.
`;
writeFileSync(join(folder, 'search.md'), text);
console.log(text);
