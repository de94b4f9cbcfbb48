import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { e2eEnv } from './support/e2e-env';
import { rawRequest } from './support/raw-request';
import { shopLog } from './support/shop-log';
import { expect, test } from './support/test';

/** What the code may weigh that measures pages, in bytes after gzip. */
const MEASURING_BYTES = 2_000;
/** The library that defines what is measured; ours has to come to the same (web.dev/articles/vitals). */
const WEB_VITALS = createRequire(import.meta.url).resolve('web-vitals');

/** What must not be found in any line of the log. */
const CANARIES = {
  mail: 'canary-mail-7f3a@canary.example',
  word: 'canaryword7f3a',
  cookie: 'canarycookie7f3a',
  token: 'canarytoken7f3a',
  name: 'canaryname7f3a',
  ip: '203.0.113.77',
  ipv6: '2001:db8:7f3a::77',
};
const ADDRESSES = [
  `/search?q=${CANARIES.word}`,
  `/en/search?q=${CANARIES.word}&p=2`,
  `/ja/search/${CANARIES.word}/p1`,
  `/products/${CANARIES.name}`,
  `/${CANARIES.name}?utm_source=${CANARIES.word}&mail=${CANARIES.mail}`,
  `/collections/${CANARIES.name}?tag=${CANARIES.word}`,
  `/mail-magazine/coupon/${CANARIES.token}`,
  `/mail-magazine/confirm/${CANARIES.token}`,
  `/mail-magazine/unsubscribe/${CANARIES.token}.${CANARIES.token}`,
  `/${encodeURIComponent(CANARIES.mail)}`,
  `/api/products?productIds=${CANARIES.word}`,
  `/api/lists?handle=${CANARIES.name}`,
  `/api/invalid-date-products?productHandles=${CANARIES.name}`,
  `/api/suggestions?q=${CANARIES.word}`,
  `/api/${CANARIES.name}`,
  `/%${CANARIES.word}`,
  `http://${CANARIES.name}.example/`,
];
const BODIES = [
  JSON.stringify({ mailAddress: CANARIES.mail }),
  JSON.stringify({ mailAddress: `${CANARIES.word} ${CANARIES.mail}`, [CANARIES.name]: CANARIES.token }),
  JSON.stringify({ variant_id: 1, product_id: 1, mail_address: CANARIES.mail }),
  JSON.stringify({ parentAITagId: 1, childAITagId: 2, path: `/products/${CANARIES.name}` }),
  `{"mailAddress":"${CANARIES.mail}`,
  `mailAddress=${CANARIES.mail}&language=${CANARIES.word}`,
  `token=${CANARIES.token}`,
  JSON.stringify({ page: 'cart', errors: [{ message: `${CANARIES.mail} ${CANARIES.name}`, place: '' }] }),
  JSON.stringify({ page: CANARIES.name, vitals: [{ name: 'LCP', value: 1, element: CANARIES.word }] }),
];
const ENDPOINTS = [
  '/api/mailmagazine/register',
  '/api/mailmagazine/form',
  '/api/stock-notification',
  '/api/stock-notification/form',
  '/api/mail-links',
  '/api/ai-tags/counts',
  '/api/vitals',
  '/api/client-errors',
  '/api/webhooks/platform',
];

test('[OBS-03][OBS-04] each request is one line of the log, and nothing that a visitor sends is in it', async () => {
  const headers = {
    cookie: `cart_id=${CANARIES.cookie}; ${CANARIES.name}=${CANARIES.cookie}`,
    'user-agent': CANARIES.name,
    referer: `https://search.example/?q=${CANARIES.word}`,
    authorization: `Bearer ${CANARIES.token}`,
    'x-forwarded-for': `${CANARIES.ip}, ${CANARIES.ipv6}`,
    'x-request-id': `${CANARIES.token}-0001`,
    'accept-language': CANARIES.word,
    [`x-${CANARIES.name}`]: CANARIES.word,
  };
  const ids: unknown[] = [];
  const ask = async (...asked: Parameters<typeof rawRequest>) => {
    const answer = await rawRequest(...asked);
    ids.push(answer.headers['x-request-id']);
  };
  for (const address of ADDRESSES) {
    for (const method of ['GET', 'POST']) await ask(method, address, { headers });
  }
  for (const endpoint of ENDPOINTS) {
    for (const body of BODIES) {
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        await ask('POST', endpoint, { headers: { ...headers, 'content-type': type }, body });
      }
    }
  }
  expect(new Set(ids).size, 'each has an id of its own').toBe(ids.length);
  expect(ids).not.toContain(headers['x-request-id']);
  const requests = async () =>
    (await shopLog()).filter(({ fields }) => fields.msg === 'request' && ids.includes(fields.requestId));
  await expect.poll(async () => (await requests()).length).toBe(ids.length);
  for (const { fields } of await requests()) {
    expect(Object.keys(fields).toSorted()).toEqual([
      'bytes',
      'cache',
      'level',
      'method',
      'ms',
      'msg',
      'pid',
      'requestId',
      'route',
      'service',
      'status',
      'time',
    ]);
  }
  // The worker has sent the mail, and said what it does of it.
  const text = (await shopLog()).map((line) => line.text).join('\n');
  for (const [kind, canary] of Object.entries(CANARIES)) expect(text.includes(canary), kind).toBe(false);
});

test('[OBS-01][OBS-02] a shop says that it is ready, degraded without the platform, and not ready without its database', async ({
  platform,
  shopDatabase,
}) => {
  const ready = async () => {
    const { status, body } = await rawRequest('GET', '/readyz');
    return { httpStatus: status, ...JSON.parse(body) };
  };
  await expect.poll(ready).toMatchObject({ httpStatus: 200, status: 'ready' });
  await platform.stop();
  await expect.poll(ready).toMatchObject({ httpStatus: 200, status: 'degraded' });
  await platform.start();
  await shopDatabase.cut();
  await expect.poll(ready).toMatchObject({
    httpStatus: 503,
    status: 'unready',
    checks: { database: { ok: false, reason: expect.any(String) } },
  });
  expect((await rawRequest('GET', '/livez')).status).toBe(200);
  await shopDatabase.mend();
  await expect.poll(ready, { timeout: 20_000 }).toMatchObject({ httpStatus: 200, status: 'ready' });
  expect(JSON.stringify(await ready())).not.toContain(new URL(e2eEnv().platformUrl).host);
});

test.describe('in the browser', () => {
  // The error that is told of.
  test.use({ expectedMessages: [/boom/] });

  test('[OBS-07] a page tells how it did when it is left: its kind, and nothing of who looked or where', async ({
    page,
  }) => {
    const told = async () => (await shopLog()).filter(({ fields }) => fields.route === '/api/vitals');
    const before = (await told()).length;
    const code: string[] = [];
    const bytes: number[] = [];
    await page.addInitScript({ path: WEB_VITALS });
    await page.addInitScript(() => {
      const { webVitals } = window as unknown as Record<'webVitals', typeof import('web-vitals')>;
      const note = ({ name, value }: { name: string; value: number }) =>
        sessionStorage.setItem(
          name,
          `${name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)}`,
        );
      webVitals.onLCP(note);
      // With every change: a page that is left before an idle moment loses what the library put off until then.
      webVitals.onINP(note, { reportAllChanges: true });
      webVitals.onCLS(note);
      // What a beacon says is written down while the page is left, when there is no time to read it.
      const Plain = Blob;
      window.Blob = class extends Plain {
        constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
          super(parts, options);
          localStorage.setItem('told', `${localStorage.getItem('told') ?? ''}${parts.join('')}`);
        }
      };
      addEventListener('load', () => performance.mark('loaded'));
    });
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      const text = await response.text().catch(() => '');
      if (!text.includes('/api/client-errors')) return;
      bytes.push(gzipSync(text).byteLength);
      code.push(response.url());
    });
    await page.goto(`/products/asplenium?utm_source=${CANARIES.word}`);
    await expect.poll(() => code).toHaveLength(1);
    const [address = ''] = code;
    const [start, loaded] = await page.evaluate(
      (name) => [
        performance.getEntriesByName(name)[0]?.startTime ?? 0,
        performance.getEntriesByName('loaded')[0]?.startTime ?? 0,
      ],
      address,
    );
    expect(start, 'it comes after everything else').toBeGreaterThan(loaded ?? 0);
    expect(bytes[0]).toBeLessThanOrEqual(MEASURING_BYTES);
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('boom?secret=1'))));
    // Long enough to be told of by both.
    await page.evaluate(() => {
      const work = () => {
        const end = performance.now() + 120;
        while (performance.now() < end);
      };
      document.addEventListener('click', work, { once: true });
    });
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => page.evaluate(() => Number(sessionStorage.getItem('INP')))).toBeGreaterThan(0);
    await page.goto('/en/news');
    await expect.poll(async () => (await told()).length).toBeGreaterThan(before);
    expect((await told()).at(-1)?.fields).toMatchObject({ method: 'POST', status: 204 });
    await expect
      .poll(async () =>
        (await shopLog()).some(
          ({ fields }) => fields.route === '/api/client-errors' && fields.status === 204,
        ),
      )
      .toBe(true);
    const said = await page.evaluate(() => localStorage.getItem('told'));
    const ours = [...(said ?? '').matchAll(/"name":"(\w+)","value":([\d.]+)/g)];
    const library = await page.evaluate(() =>
      ['LCP', 'INP', 'CLS'].map((name) => [name, Number(sessionStorage.getItem(name))]),
    );
    expect(ours.map(([, name, value]) => [name, Number(value)])).toEqual(expect.arrayContaining(library));
    expect(said).toMatch(/^\{"page":"product","device":"desktop",.*"name":"LCP".*"message":"boom"/);
    expect(said).not.toContain(CANARIES.word);
    for (const secret of ['asplenium', 'secret', 'utm_source']) expect(said).not.toContain(secret);
  });
});
