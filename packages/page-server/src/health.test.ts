import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createHealth, type Finding, type HealthChange, HealthFault, type HealthProbe } from './health';

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.close();
});

const probe = (name: string, look: () => Promise<Finding>, more: Partial<HealthProbe> = {}): HealthProbe => ({
  checks: [{ name, needed: true }],
  timeoutMs: 200,
  cacheMs: 1_000,
  look: async () => [await look()],
  ...more,
});
const well = async () => null;
const asked = async (probes: readonly HealthProbe[], path = '/readyz', isDraining = () => false) => {
  const health = createHealth({ probes, isDraining });
  server = createServer((_, response) => void health.answer(path, response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, body: await answer.json() };
};

test('[OBS-02] a healthy process is ready, and lists its checks', async () => {
  expect(await asked([probe('database', well)])).toEqual({
    status: 200,
    body: {
      status: 'ready',
      checks: { draining: { ok: true, needed: true }, database: { ok: true, needed: true } },
    },
  });
});

test('[OBS-02] a failed required check is 503, a failed optional one is reported with 200', async () => {
  const away = async () => 'answers with status 502';
  const platform = probe('platform', away, { checks: [{ name: 'platform', needed: false }] });
  expect(await asked([probe('database', well), platform])).toMatchObject({
    status: 200,
    body: { status: 'degraded', checks: { platform: { ok: false, reason: 'answers with status 502' } } },
  });
  server?.close();
  expect(await asked([probe('database', away), platform])).toMatchObject({
    status: 503,
    body: { status: 'unready' },
  });
});

test('[OBS-02] a check can be excluded by the request', async () => {
  const probes = [probe('database', async () => 'away'), probe('worker', async () => 'away')];
  expect(await asked(probes, '/readyz?exclude=database&exclude=worker')).toMatchObject({
    status: 200,
    body: { status: 'ready' },
  });
  server?.close();
  expect((await asked(probes, '/readyz?exclude=database')).status).toBe(503);
});

test('[OBS-02] a terminating process is not ready, but alive', async () => {
  expect(await asked([probe('database', well)], '/readyz', () => true)).toMatchObject({
    status: 503,
    body: { checks: { draining: { ok: false } } },
  });
  server?.close();
  expect(await asked([], '/livez', () => true)).toEqual({ status: 200, body: { status: 'live' } });
});

test('[OBS-02] an error message is not exposed: it may contain passwords', async () => {
  const look = async () => {
    throw new Error('no connection to postgresql://user:secret@db/shop');
  };
  const { body } = await asked([probe('database', look)]);
  expect(body.checks.database.reason).toBe('cannot be reached');
  expect(JSON.stringify(body)).not.toContain('secret');
  server?.close();
  const said = await asked([
    probe('platform', () => Promise.reject(new HealthFault('answers with status 500'))),
  ]);
  expect(said.body.checks.platform.reason).toBe('answers with status 500');
});

test('[OBS-02] a check that does not complete times out, and fails all pending checks', async () => {
  const { body, status } = await asked([
    {
      checks: [
        { name: 'database', needed: true },
        { name: 'worker', needed: false },
      ],
      timeoutMs: 20,
      cacheMs: 0,
      look: () => new Promise(() => undefined),
    },
  ]);
  expect(status).toBe(503);
  expect(body.checks.database.reason).toBe('no answer within 20 ms');
  expect(body.checks.worker).toMatchObject({ ok: false, needed: false });
});

test('[OBS-02] a flood of requests causes one check per second, also while it runs', async () => {
  vi.useFakeTimers();
  const look = vi.fn(() => new Promise<Finding>((resolve) => setTimeout(() => resolve(null), 100)));
  const health = createHealth({ probes: [probe('database', look)], isDraining: () => false });
  const flood = () => Promise.all(Array.from({ length: 500 }, () => health.report()));
  const first = flood();
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toHaveLength(500);
  await vi.advanceTimersByTimeAsync(990);
  await flood();
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20);
  const second = flood();
  await vi.advanceTimersByTimeAsync(100);
  await second;
  expect(look).toHaveBeenCalledTimes(2);
});

test('[OBS-02] a change is logged once, in both directions', async () => {
  let finding: Finding = 'away';
  const changes: HealthChange[] = [];
  const health = createHealth({
    probes: [probe('platform', async () => finding, { cacheMs: 0 })],
    isDraining: () => false,
    onChange: (change) => changes.push(change),
  });
  await health.report();
  await health.report();
  finding = null;
  await health.report();
  await health.report();
  expect(changes).toEqual([
    { check: 'platform', finding: 'away' },
    { check: 'platform', finding: null },
  ]);
});
