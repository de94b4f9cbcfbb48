import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { log } from '#foundation/process/log.ts';
import {
  countAnswer,
  countError,
  countMail,
  countPlatformCall,
  metricsList,
  metricsText,
  watchPool,
  watchQueues,
} from '#foundation/process/metrics.ts';
import { watchedQueue } from '#foundation/process/watched-queue.ts';
import { answerMetrics, serveMetrics } from './metrics-endpoint';

const TOKEN = 'a-token-of-the-test';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const portOf = async (server: Server) => {
  servers.push(server);
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
};
const ask = (port: number, path = '/metrics', headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });

watchPool(() => ({ used: 3, idle: 1, waiting: 7 }));
let isAway = false;
watchQueues(
  async () => {
    if (isAway) throw new Error('the database is away');
    return [{ name: 'send-mail', count: 5 }];
  },
  async () => [
    { name: 'waiting', count: 4 },
    { name: 'givenUp', count: 1 },
  ],
);

const line = watchedQueue('render', { slots: 1, maxWaiting: 9, timeoutMs: 1_000, ceilingMs: 5 });

test('[OBS-06] [SEC-04] occupied slots, queued and timed-out tasks are reported per queue', async () => {
  const said = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  let finish = () => {};
  const first = line.run(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = line.run(async () => undefined);
  const full = (await metricsText()).split('\n');
  expect(full).toContain('shop_slots_under_way{line="render"} 1');
  expect(full).toContain('shop_slots_waiting{line="render"} 1');
  await expect(first).rejects.toThrow('did not complete in 5 ms');
  await second;
  const empty = (await metricsText()).split('\n');
  expect(empty).toContain('shop_slots_under_way{line="render"} 0');
  expect(empty).toContain('shop_slots_waiting{line="render"} 0');
  expect(empty).toContain('shop_slots_overdue_total{line="render"} 1');
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('exceeded the limit of its slot'), {
    line: 'render',
    ms: 5,
  });
  finish();
  said.mockRestore();
});

/** The values of a text of metrics by name and labels. */
const valuesOf = (text: string) =>
  new Map(
    text.split('\n').map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );

test('[OBS-06] metrics are in Prometheus format', async () => {
  // Other tests of this worker count, too.
  const before = valuesOf(await metricsText());
  countAnswer({ route: 'product', method: 'GET', status: 200, ms: 4, cache: 'miss' });
  countAnswer({ route: 'product', method: 'GET', status: 200, ms: 1, cache: 'hit' });
  countPlatformCall('ProductPage', 'ok', 120);
  countPlatformCall('ProductPage', 'unreachable', 4_000);
  countMail('sent');
  countError('render');
  const text = await metricsText();
  const after = valuesOf(text);
  for (const [name, counted] of [
    ['shop_requests_total{route="product",method="GET",status="200"}', 2],
    ['shop_request_seconds_bucket{le="0.005",route="product"}', 2],
    ['shop_cache_results_total{route="product",result="hit"}', 1],
    ['shop_renders_total{route="product"}', 1],
    ['shop_platform_calls_total{operation="ProductPage",outcome="unreachable"}', 1],
    ['shop_platform_call_seconds_count{operation="ProductPage"}', 2],
    ['shop_mails_total{outcome="sent"}', 1],
    ['shop_unexpected_errors_total{where="render"}', 1],
  ] as const) {
    expect((after.get(name) ?? 0) - (before.get(name) ?? 0), name).toBe(counted);
  }
  for (const line of [
    'shop_database_connections{state="waiting"} 7',
    'shop_jobs{queue="send-mail"} 5',
    'shop_open_mails{state="givenUp"} 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('[OBS-06] while the database is unavailable its metrics are missing, and all others are served; the log reports it once', async () => {
  const said = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  isAway = true;
  for (let look = 0; look < 2; look += 1) {
    const text = await metricsText();
    expect(text).not.toContain('shop_jobs{');
    expect(text).toContain('shop_open_mails{state="givenUp"} 1');
    expect(text).toContain('shop_database_connections{state="waiting"} 7');
  }
  expect(said).toHaveBeenCalledExactlyOnceWith('shop_jobs cannot be read', new Error('the database is away'));
  isAway = false;
  expect(await metricsText()).toContain('shop_jobs{queue="send-mail"} 5');
  said.mockRestore();
});

test('[OBS-06] on a separate port only metrics are served; with a token only to its holder', async () => {
  const open = await portOf(serveMetrics({ port: 0, host: '127.0.0.1', token: null }) as Server);
  expect((await ask(open)).headers.get('content-type')).toContain('text/plain');
  expect((await ask(open, '/')).status).toBe(404);
  const closed = await portOf(serveMetrics({ port: 0, host: '127.0.0.1', token: TOKEN }) as Server);
  expect((await ask(closed)).status).toBe(401);
  expect((await ask(closed, '/metrics', { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  expect(serveMetrics({ port: null, host: '127.0.0.1', token: null })).toBeNull();
});

test("[OBS-06] on the storefront's port they are 404 without the token", async () => {
  const shop = (token: string | null) =>
    portOf(
      createServer(async (request, response) => {
        const path = request.url ?? '';
        if (!(await answerMetrics(path, request, response, token))) response.writeHead(404).end();
      }).listen(0, '127.0.0.1'),
    );
  const without = await shop(null);
  expect((await ask(without, '/metrics', { authorization: 'Bearer null' })).status).toBe(404);
  const withToken = await shop(TOKEN);
  for (const authorization of ['', 'Bearer ', TOKEN, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
    expect((await ask(withToken, '/metrics', { authorization })).status, authorization).toBe(404);
  }
  expect((await ask(withToken, '/metrics', { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
});

test('[OBS-06] the table of metrics in the docs matches the code', async () => {
  const page = readFileSync(
    fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url)),
    'utf8',
  );
  const rows = [...page.matchAll(/^\| `(shop_\w+)` \| ([^|]*?) \|/gm)].map(([, name, help]) => ({
    name,
    help,
  }));
  const counted = (await metricsList()).filter(({ name }) => name.startsWith('shop_'));
  // Their creation order depends on earlier work of this process.
  const sorted = (metrics: readonly { name?: string | undefined; help?: string | undefined }[]) =>
    metrics.map(({ name, help }) => `${name} ${help}`).toSorted();
  expect(sorted(rows)).toEqual(sorted(counted));
});
