import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunch } from '../browser/browser-launch';
import { freePort } from '../database/free-port';
import { projectRoot } from '../setup/project-root.mjs';
import { shopUnderTest } from '../testing/shop-under-test';
import { measureAddToCart } from './add-to-cart';
import { measureFirstView } from './first-view';
import { buildFloor } from './floor';
import { measureLighthouse } from './lighthouse-scores';
import { measurePageBytes } from './page-bytes';
import { requestsPerSecond } from './throughput';

/**
 * `npm run bench`: what the shop costs a browser and a server, beside a floor of one bare Next page measured in the same
 * minute. Absolute figures belong to the machine; the ratios are what to compare. Writes reports/bench.json as well.
 */
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/ornamentplants' },
  { name: 'product', path: '/products/monstera-deliciosa' },
] as const;
const FIRST_VIEW = '/products/umbellata';
const SLOW_PLATFORM_MS = 400;
const FIRST_VIEW_LATENCY_MS = 100;
const LIGHTHOUSE_RUNS = Number(process.env.BENCH_LIGHTHOUSE_RUNS ?? 3);
/** The id of no cart: throughput with a cart cookie must not differ, whatever stands in it. */
const CART_COOKIE = `cart_id=${Buffer.from('gid://shopify/Cart/bench?key=bench').toString('base64')}; cart_count=3`;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const words = JSON.parse(readFileSync(join(projectRoot, 'apps/storefront/messages/ja.json'), 'utf8')) as {
  product: { addToCart: string };
  added: { title: string };
};

const floorFolder = buildFloor(projectRoot);
const floorPort = await freePort();
const floor = spawn(
  process.execPath,
  [join(projectRoot, 'node_modules/next/dist/bin/next'), 'start', '-H', '127.0.0.1', '-p', String(floorPort)],
  { cwd: floorFolder, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'ignore' },
);
const floorUrl = `http://127.0.0.1:${floorPort}/`;
const shop = await shopUnderTest({
  logFile: join(projectRoot, 'reports/bench.log'),
  variables: { PLATFORM_FAULTS: 'on' },
});
const launch = await browserLaunch();
const debuggingPort = await freePort();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, `--remote-debugging-port=${debuggingPort}`],
});

try {
  await answers(floorUrl);
  const firstView = await measureFirstView(
    `${shop.shopUrl}${FIRST_VIEW}`,
    shop.platformUrl,
    FIRST_VIEW_LATENCY_MS,
  );
  const floorBytes = await measurePageBytes(browser, floorUrl);
  const rows = [];
  for (const { name, path } of PAGES) {
    const url = `${shop.shopUrl}${path}`;
    await answers(url);
    console.error(`measuring ${name} …`);
    const bytes = await measurePageBytes(browser, url);
    const floorRate = await requestsPerSecond(floorUrl);
    const rate = await requestsPerSecond(url);
    const rateWithCart = await requestsPerSecond(url, { cookie: CART_COOKIE });
    const lighthouse = await measureLighthouse(url, debuggingPort, LIGHTHOUSE_RUNS);
    rows.push({
      name,
      bytes,
      scriptRatio: bytes.script / floorBytes.script,
      rateRatio: rate / floorRate,
      rateRatioWithCart: rateWithCart / floorRate,
      lighthouse,
    });
  }
  const added = await measureAddToCart(
    browser,
    `${shop.shopUrl}/products/monstera-deliciosa`,
    shop.platformUrl,
    { addToCart: words.product.addToCart, added: words.added.title },
    SLOW_PLATFORM_MS,
  );

  console.log(
    `\nfloor: JavaScript ${kilobytes(floorBytes.script)} gzip, HTML ${kilobytes(floorBytes.document)}`,
  );
  for (const { name, bytes, scriptRatio, rateRatio, rateRatioWithCart, lighthouse } of rows) {
    console.log(`\n${name}`);
    console.log(`  JavaScript ${kilobytes(bytes.script)} gzip (${scriptRatio.toFixed(2)} of the floor)`);
    console.log(
      `  HTML ${kilobytes(bytes.document)} gzip, CSS ${kilobytes(bytes.style)} gzip, pictures ${kilobytes(bytes.image)}, ${bytes.requests} requests`,
    );
    console.log(
      `  requests per second ${rateRatio.toFixed(2)} of the floor, ${rateRatioWithCart.toFixed(2)} with a cart cookie`,
    );
    console.log(
      `  Lighthouse ${lighthouse.performance} / ${lighthouse.accessibility} / ${lighthouse.bestPractices} / ${lighthouse.seo}, LCP ${Math.round(lighthouse.largestContentfulPaint)} ms, TBT ${Math.round(lighthouse.totalBlockingTime)} ms, CLS ${lighthouse.cumulativeLayoutShift.toFixed(3)}`,
    );
  }
  console.log(`\nadd to cart, platform ${SLOW_PLATFORM_MS} ms late`);
  console.log(
    `  the line is shown after ${added.framesUntilShown} frames (${Math.round(added.millisecondsUntilShown)} ms); calls: ${JSON.stringify(added.calls)}`,
  );
  console.log(`\nfirst view of a product ever, platform ${FIRST_VIEW_LATENCY_MS} ms late`);
  console.log(`  ${Math.round(firstView.milliseconds)} ms; calls: ${JSON.stringify(firstView.calls)}`);

  mkdirSync(join(projectRoot, 'reports'), { recursive: true });
  writeFileSync(
    join(projectRoot, 'reports/bench.json'),
    `${JSON.stringify({ floor: floorBytes, pages: rows, added, firstView }, null, 2)}\n`,
  );
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
