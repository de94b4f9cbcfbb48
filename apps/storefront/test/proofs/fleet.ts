import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type DeployedFolder, type DeployedProcess, deployedFolder } from '../support/deployed-folder';
import { formServicesUnderTest } from '../support/form-services-under-test';
import { freePort } from '../support/free-port';
import { toOtherBuild } from '../support/other-build';
import { type PlatformUnderTest, platformUnderTest } from '../support/platform-under-test';
import { roundRobinProxy } from './round-robin-proxy';

const READY_MS = 60_000;
const METRICS_TOKEN = 'metrics token of the test';

/** One process of the shop in a fleet. */
export interface FleetShop {
  readonly port: number;
  readonly process: DeployedProcess;
}

/** Several processes of the built shop and a worker behind a proxy, with their own platform and databases. */
export interface Fleet {
  /** The proxy's URL, which is the shop's. */
  readonly url: string;
  readonly platform: PlatformUnderTest;
  readonly database: Client;
  /** Token for a process's metrics. */
  readonly metricsToken: string;
  /** Running processes. */
  readonly shops: readonly FleetShop[];
  /** Prepares another build of the shop, in advance because it takes long. */
  readonly makeOtherBuild: () => Promise<void>;
  /** Starts one more process, of the same build or another, and registers it with the proxy. */
  readonly startShop: (build?: 'same' | 'other') => Promise<FleetShop>;
  /** kill -9, like a crash. */
  readonly kill: (shop: FleetShop) => Promise<void>;
  /** Stops it gracefully (SIGTERM), like a deploy. @returns its exit code */
  readonly drain: (shop: FleetShop) => Promise<number | null>;
  /** Output of all processes. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/** @param shops initial number of processes */
export async function startFleet(
  shops: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<Fleet> {
  const [services, folder, proxy] = await Promise.all([
    formServicesUnderTest(),
    deployedFolder(),
    roundRobinProxy(),
  ]);
  const url = `http://localhost:${proxy.port}`;
  const platform = await platformUnderTest({
    SHOP_URL: url,
    WEBHOOK_URL: `http://127.0.0.1:${proxy.port}/api/webhooks/platform`,
    PLATFORM_FAULTS: 'on',
  });
  const database = new Client({ connectionString: services.url });
  await database.connect();
  const all: DeployedProcess[] = [];
  const running = new Set<FleetShop>();
  let other: DeployedFolder | null = null;
  const shared = {
    SHOP_URL: url,
    NODE_OPTIONS: '--max-old-space-size=352',
    TRUSTED_PROXIES: '1',
    // All shoppers come from this machine.
    RENDER_LIMIT_PER_CLIENT: '1000000',
    PLATFORM_URL: platform.url,
    BRAND: 'komoreno',
    PLATFORM_PUBLIC_TOKEN: platform.publicToken,
    DATABASE_URL: services.url,
    DRAIN_SECONDS: '1',
    METRICS_TOKEN,
    ...variables,
  };
  const route = () => proxy.setTargets([...running].map(({ port }) => port));
  const fleet: Fleet = {
    url,
    platform,
    database,
    metricsToken: METRICS_TOKEN,
    get shops() {
      return [...running];
    },
    makeOtherBuild: async () => {
      other ??= await deployedFolder(toOtherBuild);
    },
    startShop: async (build = 'same') => {
      if (build === 'other') await fleet.makeOtherBuild();
      const port = await freePort();
      const from = build === 'other' && other !== null ? other : folder;
      const process = from.run('server.js', { ...shared, PORT: String(port) });
      all.push(process);
      await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, process.said);
      const shop = { port, process };
      running.add(shop);
      route();
      return shop;
    },
    kill: async (shop) => {
      shop.process.child.kill('SIGKILL');
      await shop.process.exitCode;
      running.delete(shop);
      route();
    },
    drain: async (shop) => {
      shop.process.child.kill('SIGTERM');
      const code = await shop.process.exitCode;
      running.delete(shop);
      route();
      return code;
    },
    said: () => all.map(({ said }) => said()).join(''),
    stop: async () => {
      await proxy.close();
      await folder.remove();
      await other?.remove();
      await database.end();
      await Promise.all([platform.stop(), services.drop()]);
    },
  };
  try {
    // The first migrates the database for the others.
    for (let index = 0; index < shops; index += 1) await fleet.startShop();
    all.push(folder.run('worker.js', shared));
    await until(async () => (await fetch(`${url}/readyz`)).ok, fleet.said);
  } catch (error) {
    await fleet.stop();
    throw error;
  }
  return fleet;
}

async function until(isSo: () => Promise<boolean>, said: () => string): Promise<void> {
  const deadline = performance.now() + READY_MS;
  for (;;) {
    try {
      if (await isSo()) return;
    } catch (error) {
      // Not listening yet.
      if (!(error instanceof TypeError)) throw error;
    }
    if (performance.now() > deadline)
      throw new Error(`a storefront process is not ready:\n${said().slice(-4_000)}`);
    await pause(100);
  }
}
