import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client, type Pool } from 'pg';
import type { FormServices } from '../../src/features/form/server/form-services';
import { openStore, type Store } from '../../src/foundation/store/open-store';

export const SHOP_URL = 'https://shop.example';
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The endpoints' services on their own empty database. */
export interface FormServicesUnderTest {
  readonly services: FormServices;
  /** URL of the database, for other processes. */
  readonly url: string;
  readonly pool: () => Promise<Pool>;
  /** Handles of products to be refreshed. */
  readonly refreshed: readonly string[];
  /** Another process on the same database. */
  readonly open: () => Store;
  /** Cuts all connections and refuses new ones, as when the server is down. */
  /** Ends every connection and refuses new ones. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** Creates an empty database on the server of the test run's set-up. */
export async function formServicesUnderTest(): Promise<FormServicesUnderTest> {
  const serverUrl = process.env['CONTRACT_DATABASE_URL'];
  if (!serverUrl)
    throw new Error('run contract tests by "npm run contract": they need CONTRACT_DATABASE_URL');
  const name = `contract_${randomUUID().replaceAll('-', '')}`;
  const asServer = async (sql: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await asServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const stores: Store[] = [];
  const open = () => {
    const store = openStore(url.href, MIGRATIONS);
    stores.push(store);
    return store;
  };
  const store = open();
  const refreshed: string[] = [];
  return {
    url: url.href,
    services: {
      store,
      shopUrl: SHOP_URL,
      maxPerClient: 100,
      coupons: [
        { code: 'A15', discountRate: 15 },
        { code: 'B5', discountRate: 5 },
      ],
      usesCouponCodes: false,
      readVariant: async (id) =>
        id < 1_000 ? { productId: 9, handle: 'pothos', isForSale: id >= 900 } : null,
      refreshProduct: (handle) => refreshed.push(handle),
      isPage: async (path) => /^(?:\/en)?\/products\/pachira-(?:mini|large)$/.test(path),
    },
    refreshed,
    pool: () => store.ready(),
    open,
    cut: async () => {
      await asServer(`alter database ${name} allow_connections false`);
      await asServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
      // A busy process learns of it later, and until then hands out dead connections.
      while (stores.some((one) => one.use().idle > 0)) await sleep(5);
    },
    mend: () => asServer(`alter database ${name} allow_connections true`),
    drop: async () => {
      await Promise.all(stores.map((one) => one.close()));
      await asServer(`drop database if exists ${name} with (force)`);
    },
  };
}
