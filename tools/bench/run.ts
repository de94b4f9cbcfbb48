/**
 * `npm run bench`: what the shop costs a browser and a server, beside a floor of one bare Next page measured in the same
 * minutes. Absolute figures belong to the machine; the ratios are what to compare. The whole run writes docs/bench.md and
 * docs/bench.json, which the next run compares itself with.
 *   npm run bench -- --only press,navigation   some parts, nothing is written
 *   npm run bench -- --runs 3                  medians of fewer runs (5)
 *   npm run bench -- --peers ../peers          beside other storefronts, from working copies; writes docs/peers.md
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { z } from 'zod';
import { readOptions } from '../../apps/storefront/commands/read-options.mjs';
import { NEXT_PROGRAM } from '../../packages/page-server/src/next-internals/build-output';
import { browserLaunch } from '../../scripts/browser/browser-launch';
import { freePort } from '../../scripts/database/free-port';
import { projectRoot } from '../../scripts/setup/project-root.mjs';
import { METRICS_TOKEN } from '../../scripts/testing/read-metrics';
import { shopUnderTest } from '../../scripts/testing/shop-under-test';
import type { BenchPart } from './bench-session';
import { comparePeers } from './compare-peers';
import { type FigureGroup, figuresAsMarkdown } from './figure';
import { measureFirstViews } from './first-view';
import { buildFloor } from './floor';
import { measureInteractions } from './interactions';
import { measureShifts } from './layout-shift';
import { measureLighthouse } from './lighthouse-scores';
import { measureManyProducts } from './many-products';
import { measureNavigation } from './navigation';
import { measureBytes } from './page-bytes';
import { measurePresses } from './press';
import { measureThirdParties } from './third-parties';
import { measureThroughput } from './throughput';
import { measureVisits } from './visits';

/** In this order: the first needs a process that has served nobody. */
const PARTS: Readonly<Record<string, BenchPart>> = {
  'first-view': measureFirstViews,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  shift: measureShifts,
  press: measurePresses,
  interactions: measureInteractions,
  navigation: measureNavigation,
  'third-parties': measureThirdParties,
  throughput: measureThroughput,
  visits: measureVisits,
  'many-products': measureManyProducts,
};

const { values } = readOptions(
  {
    usage: 'npm run bench -- [options]',
    about: 'What the shop costs a browser and a server; writes docs/bench.md.',
  },
  {
    only: {
      type: 'string',
      value: 'PARTS',
      about: `some parts, and nothing is written: ${Object.keys(PARTS).join(', ')}`,
    },
    runs: { type: 'string', value: 'N', default: '5', about: 'medians of so many runs (5)' },
    peers: {
      type: 'string',
      value: 'FOLDER',
      about: 'beside the storefronts whose working copies are in it; writes docs/peers.md, and nothing else',
    },
  },
);
const chosen = values.only?.split(',') ?? Object.keys(PARTS);
const unknown = chosen.filter((name) => PARTS[name] === undefined);
if (unknown.length > 0)
  throw new Error(`--only ${unknown.join(',')}: there are ${Object.keys(PARTS).join(', ')}`);
const runs = z.coerce
  .number()
  .int()
  .min(1)
  .max(50)
  .parse(values.runs, { error: () => '--runs must be from 1 to 50' });

if (values.peers !== undefined) {
  const lost = await comparePeers(resolve(values.peers), runs);
  if (lost.length > 0) console.error(`no longer first: ${lost.join(', ')}`);
  process.exit(lost.length > 0 ? 1 : 0);
}

const file = join(projectRoot, 'docs/bench.json');
const lastSchema = z.object({ figures: z.record(z.string(), z.number()) });
const last = existsSync(file) ? lastSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).figures : {};

const floorFolder = buildFloor(projectRoot);
const floorPort = await freePort();
const floor = spawn(
  process.execPath,
  [join(projectRoot, 'node_modules', NEXT_PROGRAM), 'start', '-H', '127.0.0.1', '-p', String(floorPort)],
  { cwd: floorFolder, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'ignore' },
);
const floorUrl = `http://127.0.0.1:${floorPort}/`;
const shop = await shopUnderTest({
  logFile: join(projectRoot, 'reports/bench.log'),
  variables: { PLATFORM_FAULTS: 'on', METRICS_TOKEN },
});
const launch = await browserLaunch();
const debuggingPort = await freePort();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, `--remote-debugging-port=${debuggingPort}`],
});

try {
  await answers(floorUrl);
  const groups: FigureGroup[] = [];
  const loads: string[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!chosen.includes(name)) continue;
    const [load = 0] = loadavg();
    loads.push(`${name} ${load.toFixed(1)}`);
    console.error(`measuring ${name} (load ${load.toFixed(1)}) …`);
    groups.push(...(await measure({ browser, debuggingPort, shop, floorUrl, runs })));
  }
  const table = figuresAsMarkdown(groups, last);
  console.log(table);
  if (values.only === undefined) {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
    const figures = groups.flatMap((group) => group.figures).map(({ id, value }) => [id, value] as const);
    writeFileSync(file, `${JSON.stringify({ figures: Object.fromEntries(figures) }, null, 2)}\n`);
    writeFileSync(
      join(projectRoot, 'docs/bench.md'),
      `# What the shop costs a browser and a server

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, at commit ${git('rev-parse', '--short', 'HEAD')}, on ${cpus().length} cores that
also ran the platform, the database and the browser. The machine's load before each part: ${loads.join(', ')}. Medians of ${runs} runs where
a figure swings. The floor is one static page of bare Next and React of the same versions, measured in the same minutes; compare
ratios, absolute figures belong to the machine.

${table}
`,
    );
  }
} finally {
  await browser.close();
  await shop.stop();
  await ended(floor);
}

/** Waits until a page answers well, at most half a minute. */
async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} did not answer`);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
