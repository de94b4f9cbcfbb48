import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { afterAll } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';
import { readEnv } from '../../src/env.ts';
import { seed } from '../../src/seed/seed.ts';
import { type Platform, startPlatform } from '../../src/start-platform.ts';
import type { AnsweredData } from './answered.ts';
import { contractDatabase, filledDatabase } from './contract-database.ts';

/** A GraphQL response. */
export interface GraphqlAnswer<Named = unknown> {
  readonly data: AnsweredData<Named>;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** A real platform with its own port and database. */
export interface PlatformUnderTest {
  readonly url: string;
  readonly endpoint: string;
  readonly token: string;
  readonly adminToken: string;
  readonly platform: Platform;
  /** Posts like any client and returns the raw response. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Runs an operation; the test fails unless the status is 200. */
  ask<Named>(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer<Named>>;
  stop(): Promise<void>;
}

/** Settings of a platform that serves every version, also in a drill (docs/real-store.md): for version tests. */
export const EVERY_VERSION = { PLATFORM_OLDEST_VERSION: '' } as const;

/** Variables that select the shop of an empty database. */
const SHOP_VARIABLES = ['PLATFORM_SEED', 'PLATFORM_SCALE'];

/**
 * Starts the platform like `src/main.ts`, in this process. It finds its catalogue in the database, as after a restart; tests of its process
 * cover the seeding of an empty one.
 */
export async function platformUnderTest(variables: Record<string, string> = {}): Promise<PlatformUnderTest> {
  const isOwnShop = !SHOP_VARIABLES.some((name) => name in variables);
  const database = await (isOwnShop ? filledDatabase(fillWithOwnShop) : contractDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'platform-'));
  const env = readEnv({
    PLATFORM_PORT: String(await freePort()),
    PLATFORM_DATABASE_URL: database.url,
    PLATFORM_DATA_DIR: dataDir,
    // The production cost would be a tenth of these tests' duration; secrets.test.ts uses it.
    PLATFORM_PASSWORD_COST: '4',
    PLATFORM_OLDEST_VERSION: process.env['PLATFORM_OLDEST_VERSION'] ?? '',
    ...variables,
  });
  // Released on stop: otherwise files that share a process would keep all stopped catalogues in memory.
  let running: Platform | undefined = await startPlatform(env);
  const url = `http://127.0.0.1:${running.port}`;
  const endpoint = `${url}/api/2025-01/graphql.json`;
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': env.publicToken,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    url,
    endpoint,
    token: env.publicToken,
    adminToken: env.adminToken,
    get platform() {
      if (!running) throw new Error('this platform is stopped');
      return running;
    },
    post,
    async ask<Named>(query: string, asked?: Record<string, unknown>) {
      const response = await post({ query, variables: asked });
      const answer = (await response.json()) as GraphqlAnswer<Named>;
      if (response.status !== 200) throw new Error(`status ${response.status}: ${JSON.stringify(answer)}`);
      return answer;
    },
    async stop() {
      await running?.close();
      running = undefined;
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A platform for all tests of a file: it stops after the last. */
export async function platformOfFile(variables?: Record<string, string>): Promise<PlatformUnderTest> {
  const platform = await platformUnderTest(variables);
  afterAll(() => platform.stop());
  return platform;
}

async function fillWithOwnShop(url: string): Promise<void> {
  const database = openDatabase(url);
  const own = loadCatalogue();
  await migrate(database);
  await seed(database, own, 0);
  await database.$client.end();
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
