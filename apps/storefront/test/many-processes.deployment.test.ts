import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventLoopDelays } from './proofs/event-loop-delay';
import { type Fleet, startFleet } from './proofs/fleet';
import { p99, startPageTimer } from './proofs/page-timer';
import { changeVariant, deleteInBackOffice, firstVariant, flashSale, shopWhile } from './proofs/shoppers';

// Long in `npm run proof:processes`, which writes docs/proofs/processes.md; short here.
const SHOPPERS = Number(process.env['PROCESSES_SHOPPERS'] || 4);
/** Milliseconds between a shopper's pages. Eight without a rest keep both cores busy, and the processes that start meanwhile wait for them. */
const REST_MS = process.env['PROCESSES_SHOPPERS'] ? 60 : 400;
const BUYERS = Number(process.env['PROCESSES_BUYERS'] || 16);
const PIECES = Math.floor(BUYERS / 4);
const REPORT = fileURLToPath(new URL('../../../reports/processes.json', import.meta.url));
const PLANT = 'pachira-mini';
const SCARCE = 'gajumaru-mini';
/** Test timeouts assume an idle machine; the report has the figures. */
/** Duration of the idle measurement, in milliseconds. */
const IDLE_MS = 3_000;

const figures: Record<string, unknown> = { shoppers: SHOPPERS, buyers: BUYERS };
let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet(2, { FORM_LIMIT_PER_CLIENT: '5' });
});
afterAll(async () => {
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(figures, null, 1));
  await fleet?.stop();
});

/** A page as one process sends it. */
async function pageOf(port: number, path: string): Promise<string> {
  return (await askOne(port, path)).text();
}

let clients = 0;
/** Queries one process past the proxy, each time as another client, because rendering is limited per client. */
function askOne(port: number, path: string): Promise<Response> {
  clients += 1;
  const client = `203.0.${Math.floor(clients / 250) % 250}.${1 + (clients % 250)}`;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': client } });
}

/** A page without the name of its data file: its parts are in the order of rendering. */
const asShown = (html: string) => html.replace(/ data-page-data="[^"]*"/, '');

/** The price in a page's structured data. */
const priceIn = (html: string) => /"price":"?(\d+)/.exec(html)?.[1];

/** Milliseconds until every process shows it; cached pages may differ in age. */
async function seenEverywhere(path: string, isShown: (html: string) => boolean): Promise<number[]> {
  const began = performance.now();
  return Promise.all(
    fleet.shops.map(async ({ port }) => {
      await vi.waitFor(async () => expect(isShown(await pageOf(port, path))).toBe(true), { interval: 50 });
      return Math.round(performance.now() - began);
    }),
  );
}

describe('[CACHE-01] two storefront processes', () => {
  test('both show a changed price, and neither renders unchanged pages', async () => {
    const variant = await firstVariant(fleet, PLANT);
    for (const { port } of fleet.shops) {
      await pageOf(port, `/products/${PLANT}`);
      await pageOf(port, '/products/tool-caster');
    }
    await changeVariant(fleet, variant, { price: 1_234 });
    const times = await seenEverywhere(`/products/${PLANT}`, (html) => priceIn(html) === '1234');
    figures['priceSeenMs'] = times;
    const lists = await seenEverywhere('/ornamentplants', (html) => html.includes('1,234'));
    figures['listSeenMs'] = lists;
    const { rows } = await fleet.database.query('select tags from cache_invalidation');
    expect(rows.flatMap(({ tags }) => tags)).toContain(`product:${PLANT}`);
    // Announced twice by the platform (stock and product), written once each, in any process.
    expect(rows.length).toBeLessThanOrEqual(2);
  });

  test('[CACHE-04] both return 404 for a deleted product and a deleted collection, and no list or search shows it', async () => {
    const list = await Promise.all(fleet.shops.map(({ port }) => pageOf(port, '/ornamentplants')));
    const handles = (list[0] ?? '').matchAll(/href="\/products\/([\w-]+)/g);
    const handle = [...handles].map(([, name]) => name).find((name) => name !== PLANT && name !== SCARCE);
    const pages = [`/products/${handle}`, `/en/products/${handle}`, '/collections/sale'];
    const statuses = async () =>
      Promise.all(
        fleet.shops.flatMap(({ port }) => pages.map(async (path) => (await askOne(port, path)).status)),
      );
    expect(new Set(await statuses())).toEqual(new Set([200]));
    const title = /"@type":"Product","name":"([^"]+)"/.exec(
      await pageOf(fleet.shops[0]?.port ?? 0, `/products/${handle}`),
    )?.[1];
    const search = `/search?q=${encodeURIComponent(title ?? '')}`;
    const isShown = (html: string) => html.includes(`/products/${handle}"`);
    // The search index is built in the background.
    await seenEverywhere(search, isShown);
    const began = performance.now();
    await deleteInBackOffice(fleet, `products/${handle}`);
    await deleteInBackOffice(fleet, 'collections/sale');
    await vi.waitFor(async () => expect(new Set(await statuses())).toEqual(new Set([404])), { interval: 50 });
    figures['deletedGoneMs'] = Math.round(performance.now() - began);
    await seenEverywhere('/ornamentplants', (html) => html.includes('/products/') && !isShown(html));
    await seenEverywhere(search, (html) => !isShown(html));
  });

  test('[API-06] share the rate limit of a client', async () => {
    const register = async (mailAddress: string) =>
      (
        await fetch(`${fleet.url}/api/mailmagazine/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: fleet.url, 'x-test-client': '203.0.113.9' },
          body: JSON.stringify({ mailAddress }),
        })
      ).status;
    const answers: number[] = [];
    for (let n = 0; n < 7; n += 1) answers.push(await register(`limit${n}@example.com`));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test('[MAIL-07] send one mail to an address that is registered at both at once', async () => {
    const registered = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        fetch(`http://127.0.0.1:${fleet.shops[n % 2]?.port}/api/mailmagazine/register`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin: fleet.url,
            'x-forwarded-for': `203.0.113.${20 + n}`,
          },
          body: JSON.stringify({ mailAddress: 'both@example.com' }),
        }),
      ),
    );
    expect(registered.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await vi.waitFor(
      async () => {
        const { rows } = await fleet.database.query(
          `select count(*)::integer as mails, count(sent_at)::integer as sent from mail where recipient = 'both@example.com'`,
        );
        expect(rows).toEqual([{ mails: 1, sent: 1 }]);
      },
      { interval: 200 },
    );
  });
});

describe('[OPS-08] during shopping', () => {
  test('a process may be killed, and one replaced by another build: no shopper fails twice, no item is lost', async () => {
    // Before the shopping: copying a build takes long, and shoppers would load all processes during it.
    await fleet.makeOtherBuild();
    const shopping = await shopWhile(fleet, SHOPPERS, REST_MS, async () => {
      await pause(1_000);
      const [first] = fleet.shops;
      if (first === undefined) throw new Error('nothing runs');
      await fleet.kill(first);
      await pause(500);
      await fleet.startShop();
      await pause(1_000);
      // A rolling deploy: the new process starts before the old one stops.
      const [old] = fleet.shops;
      if (old === undefined) throw new Error('nothing runs');
      await fleet.startShop('other');
      expect(await fleet.drain(old)).toBe(0);
      await pause(1_000);
    });
    figures['shopping'] = { ...shopping, failures: shopping.failures.length };
    expect(shopping.failures).toEqual([]);
    expect(shopping.inCarts).toBe(shopping.added);
    expect(shopping.answered).toBeGreaterThan(SHOPPERS * 4);
  });
});

describe('[CACHE-01] a flash sale of one scarce product', () => {
  test('sells exactly the stock, without an error, and both processes show that it is sold out', async () => {
    const variant = await firstVariant(fleet, SCARCE);
    const page = `/products/${SCARCE}?variant=${variant.split('/').at(-1)}`;
    await changeVariant(fleet, variant, { available: PIECES });
    await seenEverywhere(page, (html) => html.includes('InStock'));
    const timer = startPageTimer(fleet.shops.map(({ port }) => `http://127.0.0.1:${port}${page}`));
    try {
      await timer.take();
      await eventLoopDelays(fleet);
      await pause(IDLE_MS);
      const idle = await timer.take();
      const idleDelays = await eventLoopDelays(fleet);
      const began = performance.now();
      const sale = await flashSale(fleet, BUYERS, variant, page);
      const during = await timer.take();
      figures['sale'] = {
        pieces: PIECES,
        orders: sale.orders,
        faults: sale.faults.length + during.failures.length,
        seconds: Math.round((performance.now() - began) / 1_000),
        idle: { pages: idle.times.length, p99: Math.round(p99(idle.times)), shopDelays: idleDelays },
        during: {
          pages: during.times.length,
          p99: Math.round(p99(during.times)),
          shopDelays: await eventLoopDelays(fleet),
          timerDelay: Math.round(during.ownDelayP99Ms),
        },
      };
      expect([...sale.faults, ...during.failures]).toEqual([]);
      expect(sale.orders).toBe(PIECES);
    } finally {
      await timer.stop();
    }
    figures['soldOutSeenMs'] = await seenEverywhere(page, (html) => html.includes('OutOfStock'));
  });
});

test('[OPS-08] no process has logged a false error', () => {
  const wrong = /TypeError|ReferenceError|UnhandledPromise|MaxListeners/;
  expect(
    fleet
      .said()
      .split('\n')
      .filter((line) => wrong.test(line)),
  ).toEqual([]);
});

describe('[FAULT-01] while the platform', () => {
  const fault = async (body: object | null) => {
    await fetch(`${fleet.platform.url}/__faults`, { method: 'DELETE' });
    if (body === null) return;
    const response = await fetch(`${fleet.platform.url}/__faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
  };
  // A failed test leaves no fault to the next.
  afterEach(() => fault(null));

  /** Platform requests since its faults were set. */
  const callsOfPlatform = async () => {
    const { calls } = (await (await fetch(`${fleet.platform.url}/__faults`)).json()) as {
      calls: Record<string, number>;
    };
    return Object.values(calls).reduce((sum, times) => sum + times, 0);
  };

  test.each([
    ['is slow', { latencyMs: 30_000 }],
    ['fails', { status: 500 }],
    ['says that it is asked too often', { throttled: true }],
    ['answers what is no answer', { malformed: true }],
    ['cuts connections', { drop: 'before' }],
  ])(
    '%s, cached pages are served unchanged, others show an error, and its requests soon stop',
    async (name, body) => {
      const [shop] = fleet.shops;
      if (shop === undefined) throw new Error('nothing runs');
      const seen = asShown(await pageOf(shop.port, '/products/tool-caster'));
      await fault(body);
      // A search would be answered by the shop's own index.
      const page = `/products/unseen-${name.replaceAll(' ', '-')}`;
      const unseen = await askOne(shop.port, page);
      expect(unseen.status).toBe(503);
      expect(Number(unseen.headers.get('retry-after'))).toBeGreaterThan(0);
      const callsOfOne = await callsOfPlatform();
      const began = performance.now();
      const answers = await Promise.all(
        Array.from({ length: 40 }, async (_, n) => (await askOne(shop.port, `${page}-${n}`)).status),
      );
      expect(new Set(answers)).toEqual(new Set([503]));
      const calls = await callsOfPlatform();
      figures[name] = { fortyPagesMs: Math.round(performance.now() - began), callsOfOne, calls };
      // Requests pending at detection, and one per second: not forty times those of one page.
      expect(calls).toBeLessThan(20 * callsOfOne);
      expect(asShown(await pageOf(shop.port, '/products/tool-caster'))).toBe(seen);
      await fault(null);
      await vi.waitFor(
        async () => {
          const { status } = await askOne(shop.port, `${page}-again`);
          expect(status, 'the platform reports that the plant does not exist').toBe(404);
        },
        { interval: 250 },
      );
    },
  );
});
