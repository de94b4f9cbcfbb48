import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RenderGate, TooManyRendersError } from './render-gate';

const done = async () => 'page';
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof TooManyRendersError ? error.retryAfter : error),
  );

test('[SEC-04] a client has a budget that refills per second; cached pages cost nothing', async () => {
  let now = 0;
  const gate = new RenderGate({ perMinute: 60, now: () => now });
  for (let index = 0; index < 100; index++) await gate.run('a', done, { isFree: () => true });
  for (let index = 0; index < 30; index++) expect(await gate.run('a', done)).toBe('page');
  expect(await refusal(gate.run('a', done))).toBe(1);
  expect(await gate.run('b', done)).toBe('page');
  now += 1_000;
  expect(await gate.run('a', done)).toBe('page');
  expect(await refusal(gate.run('a', done, { cost: 5 }))).toBe(5);
  now += 3_600_000;
  for (let index = 0; index < 30; index++) await gate.run('a', done);
  expect(await refusal(gate.run('a', done))).toBe(1);
});

test('[SEC-04] concurrency, queue and queue per client are limited; excess requests are rejected with Retry-After', async () => {
  const gate = new RenderGate({ perMinute: 1_000, slots: 2, maxWaiting: 3, maxPerClient: 4 });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let atOnce = 0;
  let most = 0;
  const slow = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await held;
    atOnce -= 1;
  };
  const first = Array.from({ length: 4 }, () => gate.run('a', slow));
  expect(await refusal(gate.run('a', slow))).toBe(5);
  const other = gate.run('b', slow);
  expect(await refusal(gate.run('c', slow))).toBe(5);
  release();
  await Promise.all([...first, other]);
  expect(most).toBe(2);
  expect(await gate.run('a', done)).toBe('page');
});

test('[SEC-04] a request that waits too long is rejected, and an error of the work is passed on', async () => {
  const gate = new RenderGate({ perMinute: 1_000, slots: 1, timeoutMs: 5 });
  let release: () => void = () => undefined;
  const held = gate.run(
    'a',
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  expect(await refusal(gate.run('a', done))).toBe(5);
  release();
  await held;
  await expect(gate.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run('a', done)).toBe('page');
});

test('[SEC-04] the number of tracked clients is bounded', async () => {
  const gate = new RenderGate({ perMinute: 60, maxClients: 50 });
  await fc.assert(
    fc.asyncProperty(fc.ipV4(), async (client) => {
      await gate.run(client, done);
      expect(gate.clients).toBeLessThanOrEqual(50);
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 500 },
  );
});

test('[SEC-04] a client that rotates its address within an IPv6 network is limited as that network; its neighbours and IPv4 are not', async () => {
  const gate = new RenderGate({ perMinute: 60, now: () => 0 });
  const made = async (clients: Iterable<string>) => {
    let count = 0;
    for (const client of clients) if ((await refusal(gate.run(client, done))) === null) count += 1;
    return count;
  };
  const house = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `2001:db8:1:${(from + index).toString(16)}::/64`);
  expect(await made(house(0x2300, 0x2400)), 'a /56: the budget of four clients').toBe(120);
  expect(await made(house(0x2400, 0x2500)), 'its neighbour').toBe(120);
  expect(await made(house(0x2500, 0x3500)), 'a /48: the budget of sixteen clients').toBe(480 - 240);
  expect(await made(['2001:db8:2:2300::/64', '203.0.113.1', '203.0.113.2'])).toBe(3);
});
