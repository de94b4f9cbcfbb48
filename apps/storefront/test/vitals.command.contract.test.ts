import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldClientErrors } from '../src/features/telemetry/server/client-error.repository';
import { receiveClientErrors, receiveVitals } from '../src/features/telemetry/server/receive-telemetry';
import { minuteRoom, type TelemetryServices } from '../src/features/telemetry/server/telemetry-services';
import { forgetOldVitals } from '../src/features/telemetry/server/web-vital.repository';
import { problemSchema } from '../src/foundation/http/problem';
import { type FormServicesUnderTest, formServicesUnderTest } from './support/form-services-under-test';
import { postFields } from './support/post-fields';
import { runCommand } from './support/run-command';

let shop: FormServicesUnderTest;
let services: TelemetryServices;
beforeAll(async () => {
  shop = await formServicesUnderTest();
  services = { ...shop.services, sample: 1, hasRoom: () => true };
});
afterAll(() => shop.drop());

let clients = 0;
const post = (body: object, headers: Record<string, string> = {}) =>
  postFields(body, { client: `198.51.100.${(clients++ % 250) + 1}`, headers });
const view = (value: number, more: object = {}) => ({
  page: 'product',
  device: 'mobile',
  connection: '4g',
  vitals: [{ name: 'LCP', value, element: 'main>img' }],
  ...more,
});
const rows = async (sql: string) => (await (await shop.pool()).query(sql)).rows;

test('[OBS-07] browser vitals are reported as the 75th percentile, by page and device', async () => {
  for (const value of [100, 200, 300, 3_000, 4_100]) {
    // The element is that of the slow views, not of most.
    const element = value < 3_000 ? 'main>h1' : 'main>img';
    const measured = post(view(value, { vitals: [{ name: 'LCP', value, element }] }));
    expect((await receiveVitals(measured, services)).status).toBe(204);
  }
  const vitals = [
    { name: 'INP', value: 200 },
    { name: 'CLS', value: 0.3, element: 'main>section[data-gallery]' },
  ];
  await receiveVitals(post(view(0, { page: 'home', device: 'desktop', vitals })), services);
  const { code, said } = await runCommand('vitals', [], { DATABASE_URL: shop.url });
  expect(code, said).toBe(0);
  const lines = said.split('\n').map((line) => line.trim().split(/ {2,}/));
  expect(lines).toContainEqual(['product', 'mobile', 'LCP', '3000 ms', 'could be better', '5', 'main>img']);
  expect(lines).toContainEqual(['home', 'desktop', 'INP', '200 ms', 'good', '1']);
  const gallery = 'main>section[data-gallery]';
  expect(lines).toContainEqual(['home', 'desktop', 'CLS', '0.300', 'poor', '1', gallery]);
  expect(said).toContain('no browser has reported an error');
});

test('[OBS-07] equal errors are grouped, whatever their count and numbers; no visitor address is stored', async () => {
  const error = (message: string, place = '/_next/static/chunks/x-0123456789abcdef.js:1:20') => ({
    page: 'cart',
    errors: [{ message, place }],
  });
  for (const message of ['line 17 of hana@example.com is gone', 'line 18 of hana@example.com is gone']) {
    expect((await receiveClientErrors(post(error(message)), services)).status).toBe(204);
  }
  await receiveClientErrors(post(error('line 1 of hana@example.com is gone', '')), services);
  expect(await rows('select message, place, page, count from client_error order by count desc')).toEqual([
    expect.objectContaining({ message: 'line 17 of [mail] is gone', page: 'cart', count: 2 }),
    expect.objectContaining({ place: '', count: 1 }),
  ]);
});

test('[OBS-07] forged errors fill no storage', async () => {
  const pool = await shop.pool();
  await pool.query(
    `insert into client_error (fingerprint, message, place, page)
     select 'invented' || n, 'invented', '', 'other' from generate_series(1, 600) as n`,
  );
  await receiveClientErrors(post({ page: 'home', errors: [{ message: 'one more', place: '' }] }), services);
  expect(await rows(`select 1 from client_error where message = 'one more'`)).toEqual([]);
});

test.each([
  ['an address in place of a kind of page', view(1, { page: '/products/pachira' })],
  ['an identifier beside it', view(1, { visitor: 'abc' })],
  ['words of the page', view(1, { vitals: [{ name: 'LCP', value: 1, element: 'Hana’s order' }] })],
  ['a value that is none', view(-1)],
  ['too much at once', view(1, { vitals: Array.from({ length: 4 }, () => ({ name: 'LCP', value: 1 })) })],
])('[OBS-07] %s is rejected', async (_, body) => {
  const answer = await receiveVitals(post(body), services);
  expect(answer.status).toBe(400);
  expect(problemSchema.parse(await answer.json()).errors?.length).toBeGreaterThan(0);
});

test('[OBS-07] reports are accepted from pages of this shop, a limited number of times, and sampled', async () => {
  const before = await rows('select count(*)::integer as n from web_vital');
  expect((await receiveVitals(post(view(1), { origin: 'https://other.example' }), services)).status).toBe(
    403,
  );
  expect((await receiveVitals(post(view(1)), { ...services, sample: 0.5 }, () => 0.5)).status).toBe(204);
  expect((await receiveVitals(post(view(1)), { ...services, hasRoom: () => false })).status).toBe(204);
  expect(await rows('select count(*)::integer as n from web_vital')).toEqual(before);
  const few = { ...services, maxPerClient: 1 };
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const request = postFields(view(1), { client: '203.0.113.9' });
    statuses.push((await receiveVitals(request, few)).status);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 429]);
});

test('[OBS-07] a process accepts a limited number per minute, and as many in the next', () => {
  let now = 0;
  const hasRoom = minuteRoom(2, () => now);
  expect([hasRoom(), hasRoom(), hasRoom()]).toEqual([true, true, false]);
  now = 60_000;
  expect(hasRoom()).toBe(true);
});

test('[OBS-07] nothing is retained longer than 30 days', async () => {
  const pool = await shop.pool();
  await pool.query(`update web_vital set day = day - 30 where page = 'home'`);
  await pool.query(`update client_error set last_seen_at = now() - interval '31 days' where page = 'cart'`);
  await forgetOldVitals(pool);
  await forgetOldClientErrors(pool);
  expect(await rows(`select distinct page from web_vital`)).toEqual([{ page: 'product' }]);
  expect(await rows(`select 1 from client_error where page = 'cart'`)).toEqual([]);
});
