/**
 * Long proof that hostile clients do no harm (SEC-05): fifty thousand hostile requests to the started shop in two halves. A third of them
 * are aborted at a random moment, and the platform is down for a part of each half. Fails on a failure response other than 503 during an
 * outage, an error in the log, or a page a shopper did not get. Also fails on a slot held at the end of a half, or growing memory: the heap
 * after a collection, second half against first. Else writes docs/proofs/hostile.md.
 *   npm run proof:hostile                                            50,000 requests, in another order each time
 *   HOSTILE_SEED=7 HOSTILE_REQUESTS=5000 npm run proof:hostile       fewer, in the order of an earlier run
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { type HostileResult, hostileRun, slotsUnderWay } from '../apps/storefront/test/proofs/hostile-run';
import { projectRoot } from './setup/project-root.mjs';
import { shopUnderTest } from './testing/shop-under-test';

readOptions({
  usage: 'npm run proof:hostile',
  about:
    'Sends hostile requests to the started shop; writes docs/proofs/hostile.md. HOSTILE_REQUESTS and HOSTILE_SEED choose them.',
});

const REQUESTS = Number(process.env['HOSTILE_REQUESTS'] || 50_000);
const SEED = Number(process.env['HOSTILE_SEED'] || Date.now() % 2 ** 31);
const AT_ONCE = 24;
const SAMPLE_MS = 2_000;
const MINUTE_MS = 60_000;
/** Memory limit of the process. */
const MAX_MB = 600;
/** Allowed growth of the heap in use from the first half to the second. */
const MAX_GROWTH = 1.1;
const HEAP_LINE = /after a collection: heap (\d+) MB, buffers (\d+) MB/g;
/** Log lines about a platform outage and the responses during it. */
const OUTAGE = /PlatformUnreachableError|platform (?:is|was) unreachable|"status":503/;
const COLLECTION_MS = 30_000;

const METRICS_TOKEN = randomUUID();
const logFile = join(projectRoot, 'reports/hostile-shop.log');
const shop = await shopUnderTest({
  logFile,
  variables: { TRUSTED_PROXIES: '1', RENDER_LIMIT_PER_CLIENT: '120', LOG_FORMAT: 'json', METRICS_TOKEN },
  shopOptions: `--import ${pathToFileURL(join(projectRoot, 'apps/storefront/test/proofs/tell-heap.mjs'))}`,
});
const faults: string[] = [];
try {
  const pid = shop.system.shop?.pid;
  if (pid === undefined) throw new Error('the shop has no running process');
  const start = Date.now();
  const samples: { readonly at: number; readonly mb: number }[] = [];
  const sample = () => samples.push({ at: Date.now() - start, mb: residentMb(pid) });
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  const halves: HostileResult[] = [];
  const heaps: { readonly heap: number; readonly buffers: number }[] = [];
  let underWay = 0;
  for (const half of [0, 1]) {
    const result = await hostileRun({
      shopUrl: shop.shopUrl,
      requests: REQUESTS / 2,
      seed: SEED + half,
      atOnce: AT_ONCE,
      platform: {
        stop: async () => shop.system.platform?.stop(),
        start: async () => shop.system.platform?.start(),
      },
    });
    halves.push(result);
    underWay += await slotsUnderWay(async () => {
      const answer = await fetch(`${shop.shopUrl}/metrics`, {
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      });
      return answer.text();
    });
    heaps.push(await collectedHeap(pid, heaps.length));
    faults.push(...result.failures.slice(0, 20), ...result.shopperFailures.slice(0, 20));
  }
  clearInterval(timer);
  sample();
  console.log(`under way: ${underWay}`);
  if (underWay > 0) faults.push(`${underWay} works hold a slot or wait for one when a half is over`);
  const seconds = Math.round((Date.now() - start) / 1_000);
  if (shop.system.shop?.pid !== pid) faults.push('the shop ended and was started again');
  const errors = readFileSync(logFile, 'utf8')
    .split('\n')
    .filter(
      (line) =>
        / shop +\| .*(?:"level":"(?:error|fatal)"|\bError:|Exception)/.test(line) && !OUTAGE.test(line),
    );
  faults.push(...errors.slice(0, 20));

  const most = Math.max(...samples.map(({ mb }) => mb));
  const between = (from: number, to: number) =>
    median(samples.filter(({ at }) => at >= from && at < to).map(({ mb }) => mb));
  const last = Date.now() - start;
  if (most > MAX_MB) faults.push(`the shop took ${most} MB, more than ${MAX_MB}`);
  const [first, second] = heaps;
  if (first === undefined || second === undefined) throw new Error('the heap was not measured twice');
  if (second.heap > first.heap * MAX_GROWTH)
    faults.push(`after a collection ${first.heap} MB of the heap were in use, then ${second.heap} MB`);
  const minutes = Array.from({ length: Math.ceil(last / MINUTE_MS) }, (_, index) => ({
    minute: index + 1,
    mb: between(index * MINUTE_MS, (index + 1) * MINUTE_MS),
  }));
  const shopperMs = halves.flatMap((half) => half.shopperMs).sort((one, other) => one - other);
  const waited = (share: number) => Math.round(shopperMs[Math.floor((shopperMs.length - 1) * share)] ?? 0);
  const statuses = sums(halves.map((half) => half.statuses));
  const kinds = sums(halves.map((half) => half.kinds));
  const left = halves.reduce((sum, half) => sum + half.left, 0);
  const unavailable = halves.reduce((sum, half) => sum + half.unavailable, 0);
  const summary = {
    statuses: Object.fromEntries(statuses),
    left,
    unavailable,
    underWay,
    heaps,
    startMb: samples[0]?.mb,
    most,
    minutes,
    seconds,
    shopper: { pages: shopperMs.length, median: waited(0.5), p99: waited(0.99) },
  };
  console.log(JSON.stringify(summary, null, 2));
  if (faults.length > 0) throw new Error(`not proven (HOSTILE_SEED=${SEED}):\n${faults.join('\n')}`);

  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const folder = join(projectRoot, 'docs/proofs');
  mkdirSync(folder, { recursive: true });
  const byStatus = [...statuses].sort(([one], [other]) => one - other);
  writeFileSync(
    join(folder, 'hostile.md'),
    `# Strangers do no harm: ${REQUESTS} hostile requests

Made by \`npm run proof:hostile\` (\`HOSTILE_SEED=${SEED}\`) on ${new Date().toISOString().slice(0, 10)}, at commit ${commit.trim()}, in ${seconds} seconds,
${AT_ONCE} requests at a time, nine of ten from six clients and the others from a thousand, on Node ${process.versions.node}; a short form of it is part of \`npm test\`.

| | |
|---|---|
| answered by a failure of the shop's (5xx other than 503 while the platform is away), or not at all | 0 |
| answered 503 with the time to try again while the platform was away | ${unavailable} |
| errors in the shop's log | 0 |
| given up by the client at a random moment, before it had its answer | ${left} |
| works that hold a slot, or wait for one, after each half | ${underWay} |
| pages that a shopper looked at meanwhile, each of them answered | ${shopperMs.length} |
| waited for one: median, 99 of 100 | ${waited(0.5)} ms, ${waited(0.99)} ms |
| heap in use after a collection: first half, second half | ${first.heap} MB, ${second.heap} MB |
| buffers (pages and pictures that are held, both bounded): first half, second half | ${first.buffers} MB, ${second.buffers} MB |
| memory of the shop's process at the start, at most (RSS) | ${samples[0]?.mb} MB, ${most} MB |

| answered | times |
|---|---|
${byStatus.map(([status, times]) => `| ${status === 0 ? 'closed without an answer (broken bytes)' : status} | ${times} |`).join('\n')}

| minute | memory (median) |
|---|---|
${minutes.map(({ minute, mb }) => `| ${minute} | ${mb} MB |`).join('\n')}

| tried | times |
|---|---|
${[...kinds].map(([kind, times]) => `| ${kind} | ${times} |`).join('\n')}

A run that finds a failure, an error in the log, a shopper without a page, a slot that is still held, more than ${MAX_MB} MB, or a second half that leaves a tenth more of the heap in use than the first ends
with an error, and this page is not written. What each tries: [hostile-requests.ts](../../apps/storefront/test/proofs/hostile-requests.ts).
`,
  );
  console.log(`docs/proofs/hostile.md: ${REQUESTS} requests, no failure, at most ${most} MB`);
} finally {
  await shop.stop();
}

function residentMb(pid: number): number {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  return Math.round(kilobytes / 1024);
}

/** Heap in use of the shop after a garbage collection, from its log. @param before number of such log lines so far */
async function collectedHeap(pid: number, before: number) {
  process.kill(pid, 'SIGUSR2');
  for (const end = Date.now() + COLLECTION_MS; Date.now() < end; ) {
    const said = [...readFileSync(logFile, 'utf8').matchAll(HEAP_LINE)][before];
    if (said !== undefined) return { heap: Number(said[1]), buffers: Number(said[2]) };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the shop reported no memory use');
}

function sums<Key>(parts: readonly ReadonlyMap<Key, number>[]): Map<Key, number> {
  const all = new Map<Key, number>();
  for (const part of parts) for (const [key, count] of part) all.set(key, (all.get(key) ?? 0) + count);
  return all;
}

/** Null for an empty list. */
function median(numbers: readonly number[]): number | null {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? null;
}
