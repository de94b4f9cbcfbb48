import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright';
import { BENCH_PAGES, type BenchPage, type BenchPart, PHONE } from './bench-session';
import type { Figure } from './figure';

/** Kilobytes of the first answer, brotli. */
const DOCUMENT_GOALS: Partial<Record<BenchPage, number>> = { home: 15, list: 14, product: 12 };
const SCRIPT_GOAL = 1.1;

/** What one load of a page transfers, in bytes. */
interface PageBytes {
  /** All scripts, gzip: compressed here, so that a server's own compression does not matter. */
  readonly script: number;
  /** The page's data that scripts read (PERF-01), gzip likewise. */
  readonly data: number;
  /** The document, as sent. */
  readonly document: number;
  readonly style: number;
  readonly image: number;
  /** Everything, as sent. */
  readonly all: number;
  readonly requests: number;
}

/** What pages weigh: the first visit in both languages, and the second one. */
export const measureBytes: BenchPart = async ({ browser, shop, floorUrl }) => {
  const floor = await ofFirstVisit(browser, floorUrl);
  const groups = [];
  for (const { language, prefix } of [
    { language: 'ja', prefix: '' },
    { language: 'en', prefix: '/en' },
  ]) {
    const figures: Figure[] = [];
    for (const { name, path } of BENCH_PAGES) {
      const context = await browser.newContext(PHONE);
      try {
        const url = `${shop.shopUrl}${prefix}${path}`;
        const first = await load(context, url);
        const second = await load(context, url);
        const id = `bytes.${language}.${name}`;
        figures.push(
          {
            id: `${id}.script`,
            name: `${name}: JavaScript`,
            value: first.script / floor.script,
            unit: 'of the floor',
            digits: 2,
            goal: SCRIPT_GOAL,
          },
          {
            id: `${id}.document`,
            name: `${name}: HTML, brotli`,
            value: first.document / 1000,
            unit: 'KB',
            digits: 1,
            ...(DOCUMENT_GOALS[name] !== undefined && { goal: DOCUMENT_GOALS[name] }),
          },
          {
            id: `${id}.data`,
            name: `${name}: data after it`,
            value: first.data / 1000,
            unit: 'KB',
            digits: 1,
          },
          { id: `${id}.style`, name: `${name}: styles`, value: first.style / 1000, unit: 'KB', digits: 1 },
          { id: `${id}.image`, name: `${name}: pictures of a phone`, value: first.image / 1000, unit: 'KB' },
          { id: `${id}.requests`, name: `${name}: requests`, value: first.requests, unit: '' },
          {
            id: `${id}.second`,
            name: `${name}: the second visit, all`,
            value: second.all / 1000,
            unit: 'KB',
            digits: 1,
          },
        );
      } finally {
        await context.close();
      }
    }
    groups.push({
      title: `Bytes of a visit (${language}; floor ${(floor.script / 1000).toFixed(1)} KB)`,
      figures,
    });
  }
  return groups;
};

async function ofFirstVisit(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext(PHONE);
  try {
    return await load(context, url);
  } finally {
    await context.close();
  }
}

/** Loads a page as a phone, with nothing touched, until the network is quiet, and adds up what came. */
async function load(context: BrowserContext, url: string): Promise<PageBytes> {
  const page = await context.newPage();
  const sums = { script: 0, data: 0, document: 0, style: 0, image: 0, all: 0, requests: 0 };
  const pending: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    pending.push(
      (async () => {
        const response = await request.response();
        if (response === null || response.fromServiceWorker()) return;
        const { responseBodySize: sent } = await request.sizes();
        const kind = request.resourceType();
        sums.requests += 1;
        sums.all += Math.max(sent, 0);
        if (kind === 'script') {
          const body = await response.body().catch(() => Buffer.alloc(0));
          const packed = gzipSync(body, { level: 9 }).length;
          if (new URL(request.url()).pathname.startsWith('/page-data/')) sums.data += packed;
          else sums.script += packed;
        } else if (kind === 'document') sums.document += sent;
        else if (kind === 'stylesheet') sums.style += sent;
        else if (kind === 'image') sums.image += sent;
      })(),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  await page.close();
  return sums;
}
