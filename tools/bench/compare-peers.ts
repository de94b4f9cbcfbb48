import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { z } from 'zod';
import { browserLaunch } from '../../scripts/browser/browser-launch';
import { freePort } from '../../scripts/database/free-port';
import { projectRoot } from '../../scripts/setup/project-root.mjs';
import { shopUnderTest } from '../../scripts/testing/shop-under-test';
import { BENCH_PAGES } from './bench-session';
import { median } from './figure';
import { startPeer } from './peer-process';
import { PEER_PAGES, PEER_RECIPES, type PeerPage, type PeerRecipe } from './peer-recipes';
import {
  type Comparison,
  comparisonAsMarkdown,
  comparisonAsSvg,
  leads,
  type PeerColumn,
  type PeerFigures,
  type Spread,
} from './peer-tables';

/** Documented defaults of the local platform (.env.example). */
const PUBLIC_TOKEN = 'localpublictoken0123456789abcdef';
const ADMIN_TOKEN = 'local-admin-token';
/** Processes that compute without end on a busy machine: one for each core. */
const BUSY_LOOPS = cpus().length;

/** A storefront that is measured: ours, or a peer that runs. */
interface Contender {
  readonly name: string;
  readonly url: string;
  readonly pages: Partial<Readonly<Record<PeerPage, string>>>;
}

type Measured = Record<PeerColumn, number[]>;

/** A part of a report of Lighthouse: what a page requested, with bytes as sent. */
const requestsSchema = z.object({
  items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
});
const lastSchema = z.object({ leads: z.array(z.string()) });

/**
 * Measures our shop and the peers in a folder in turn, on the same platform, on a quiet and on a busy machine. Writes docs/peers.md,
 * docs/peers.json and docs/pictures/peers.svg.
 * @param folder working copies with installed packages, named as in PEER_RECIPES
 * @param runs per page and storefront
 * @returns columns in which our shop was first the last time, and no longer is
 * @throws Error for a folder without a peer, or a peer that does not build or start
 */
export async function comparePeers(folder: string, runs: number): Promise<string[]> {
  const recipes = PEER_RECIPES.filter((recipe) => existsSync(join(folder, recipe.folder)));
  if (recipes.length === 0)
    throw new Error(`${folder} has none of ${PEER_RECIPES.map((recipe) => recipe.folder).join(', ')}`);
  const shop = await shopUnderTest({ logFile: join(projectRoot, 'reports/bench-peers.log') });
  const stops = [shop.stop];
  try {
    await createCollections(shop.platformUrl, recipes);
    const contenders: Contender[] = [
      {
        name: 'Komoreno STORE',
        url: shop.shopUrl,
        pages: Object.fromEntries(BENCH_PAGES.map(({ name, path }) => [name, path])),
      },
    ];
    for (const recipe of recipes) {
      console.error(`building ${recipe.name} …`);
      const peer = await startPeer(recipe, folder, {
        platformUrl: shop.platformUrl,
        publicToken: PUBLIC_TOKEN,
      });
      stops.unshift(peer.stop);
      contenders.push({ name: recipe.name, url: peer.url, pages: recipe.pages });
    }
    const quiet = await compare('On the machine as it is', contenders, runs);
    const loops = Array.from({ length: BUSY_LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;);']));
    const busy = await compare('With a busy loop for each core', contenders, runs).finally(() =>
      endAll(loops),
    );
    return write({ quiet, busy }, runs, versionsOf(folder, recipes));
  } finally {
    for (const stop of stops) await stop();
  }
}

async function compare(
  condition: string,
  contenders: readonly Contender[],
  runs: number,
): Promise<Comparison> {
  const port = await freePort();
  const launch = await browserLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const measured = new Map<string, Measured>();
    const loads: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      for (const page of PEER_PAGES) {
        loads.push(loadavg()[0] ?? 0);
        for (const { name, url, pages } of contenders) {
          const path = pages[page];
          if (path === undefined) continue;
          console.error(`${condition}, run ${run + 1} of ${runs}: ${name}, ${page}`);
          const key = `${name} ${page}`;
          const figures = await measure(port, `${url}${encodeURI(path)}`);
          measured.set(key, appended(measured.get(key), figures));
        }
      }
    }
    const range = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
    return {
      title: `${condition} (load ${range})`,
      figures: contenders.map(({ name }): PeerFigures => {
        const pages = PEER_PAGES.flatMap((page) => {
          const figures = measured.get(`${name} ${page}`);
          return figures === undefined ? [] : [[page, spreads(figures)] as const];
        });
        return { name, pages: Object.fromEntries(pages) };
      }),
    };
  } finally {
    await browser.close();
  }
}

async function measure(port: number, url: string): Promise<Record<PeerColumn, number>> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
  });
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const of = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsSchema.parse(audits['network-requests']?.details).items;
  const sent = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    paint: of('largest-contentful-paint'),
    blocked: of('total-blocking-time'),
    shift: of('cumulative-layout-shift'),
    script: sent('Script'),
    html: sent('Document'),
  };
}

function appended(known: Measured | undefined, figures: Record<PeerColumn, number>): Measured {
  const add = (column: PeerColumn) => [...(known?.[column] ?? []), figures[column]];
  return {
    score: add('score'),
    paint: add('paint'),
    blocked: add('blocked'),
    shift: add('shift'),
    script: add('script'),
    html: add('html'),
  };
}

function spreads(figures: Measured): Record<PeerColumn, Spread> {
  const of = (values: readonly number[]) => ({
    median: median(values),
    least: Math.min(...values),
    most: Math.max(...values),
  });
  return {
    score: of(figures.score),
    paint: of(figures.paint),
    blocked: of(figures.blocked),
    shift: of(figures.shift),
    script: of(figures.script),
    html: of(figures.html),
  };
}

/** The collections that peers' home pages ask for, as apps/platform/README.md says. */
async function createCollections(platformUrl: string, recipes: readonly PeerRecipe[]): Promise<void> {
  for (const { collections = {} } of recipes) {
    for (const [handle, products] of Object.entries(collections)) {
      const response = await fetch(`${platformUrl}/admin/collections`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-platform-admin-token': ADMIN_TOKEN },
        body: JSON.stringify({ handle, title: handle, products }),
      });
      if (!response.ok) throw new Error(`collection ${handle}: ${response.status} ${await response.text()}`);
    }
  }
}

/** Writes the results. @returns the columns that were ours the last time, and are no longer */
function write(
  { quiet, busy }: Readonly<Record<'quiet' | 'busy', Comparison>>,
  runs: number,
  versions: string,
): string[] {
  const file = join(projectRoot, 'docs/peers.json');
  const before = existsSync(file) ? lastSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).leads : [];
  const now = [...leads('quiet', quiet), ...leads('busy', busy)];
  writeFileSync(file, `${JSON.stringify({ leads: now, quiet, busy }, null, 2)}\n`);
  writeFileSync(join(projectRoot, 'docs/pictures/peers.svg'), comparisonAsSvg(quiet));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  writeFileSync(
    join(projectRoot, 'docs/peers.md'),
    `# Beside other storefronts

Made by \`npm run bench -- --peers FOLDER\` on ${new Date().toISOString().slice(0, 10)}, at commit ${commit.trim()}, on ${cpus().length} cores that also ran the
platform, the storefronts and the browser. All read the same local platform with the same products and images; each page was measured in
turn, ${runs} times. A cell is the median (the lower one of an even number), with the smallest and the largest value; the best of a column is bold. Lighthouse has its mobile
settings; bytes are those of a first visit, as sent, with headers. The tables under load were measured beside ${BUSY_LOOPS} busy loops. ${versions}

${comparisonAsMarkdown(quiet)}

${comparisonAsMarkdown(busy)}
`,
  );
  return before.filter((column) => !now.includes(column));
}

/** Each peer with the version that its package file or its repository names. */
function versionsOf(folder: string, recipes: readonly PeerRecipe[]): string {
  const texts = recipes.map((recipe) => {
    const file = readFileSync(join(folder, recipe.folder, 'package.json'), 'utf8');
    const { version, dependencies } = z
      .object({ version: z.string().optional(), dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(file));
    return `${recipe.name} ${version ?? `with Next.js ${dependencies['next']}`}`;
  });
  return `Versions: ${texts.join(', ')}.`;
}

async function endAll(children: readonly ChildProcess[]): Promise<void> {
  await Promise.all(
    children.map(
      (child) =>
        new Promise<void>((resolve) => {
          child.once('exit', () => resolve());
          child.kill('SIGKILL');
        }),
    ),
  );
}
