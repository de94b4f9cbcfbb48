import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type RoundRobinProxy, roundRobinProxy } from './round-robin-proxy';

/** A process that answers its readiness check after so long. */
async function shop(readyAfterMs: () => number): Promise<{ port: number; kill: () => void }> {
  const server: Server = createServer(async ({ url }, answer) => {
    if (url === '/readyz') await pause(readyAfterMs());
    answer.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const kill = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(kill);
  return { port: (server.address() as AddressInfo).port, kill };
}

async function proxyBefore(...ports: number[]): Promise<RoundRobinProxy> {
  const proxy = await roundRobinProxy();
  onTestFinished(proxy.close);
  proxy.setTargets(ports);
  await pause(500);
  return proxy;
}

const statusesOf = async ({ port }: RoundRobinProxy, times: number) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await fetch(`http://127.0.0.1:${port}/`)).status);
  }
  return statuses;
};

test('a killed process fails one request, although the other answers its checks late', async () => {
  let delay = 0;
  const [busy, dead] = [await shop(() => delay), await shop(() => 0)];
  const proxy = await proxyBefore(busy.port, dead.port);
  delay = 1_500;
  // The check that is late begins.
  await pause(300);
  dead.kill();
  expect((await statusesOf(proxy, 8)).filter((status) => status !== 200)).toEqual([502]);
});

test('a process that is late once stays, and the last one gets requests although it is not ready', async () => {
  let delay = 0;
  const { port } = await shop(() => delay);
  const proxy = await proxyBefore(port);
  delay = 2_500;
  await pause(2_600);
  expect(await statusesOf(proxy, 2)).toEqual([200, 200]);
});
