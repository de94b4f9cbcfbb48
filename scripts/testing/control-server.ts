import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { freePort } from '../database/free-port';
import type { System } from '../launcher/system';

/** A loopback server by which end-to-end tests stop and restore the platform or the shop's database. */
export interface ControlServer {
  url: string;
  close(): void;
}

/** A tag manager without a server: the test's browser responds for it. */
const TAG_MANAGER = { TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-TEST' };

/**
 * Starts the control server of a running shop: POST /platform/{stop|kill|start} and /shop-database/{cut|mend} respond 204 when done. The
 * platform's database on the same server keeps running. POST /measured-shop responds with the URL of another shop process with a tag
 * manager, started by the first call.
 */
export function controlServer(system: System): Promise<ControlServer> {
  let measuredShop: Promise<string> | undefined;
  const actions: Record<string, () => Promise<unknown> | undefined> = {
    '/measured-shop': () => {
      measuredShop ??= freePort().then((port) => system.startAnotherShop(port, TAG_MANAGER));
      return measuredShop;
    },
    '/platform/stop': () => system.platform?.stop(),
    '/platform/kill': () => system.platform?.kill(),
    '/platform/start': () => system.platform?.start(),
    '/shop-database/cut': () => admit(system.shopDatabaseUrl, false),
    '/shop-database/mend': () => admit(system.shopDatabaseUrl, true),
  };
  const server = createServer((request, response) => {
    const action = request.method === 'POST' ? actions[request.url ?? ''] : undefined;
    Promise.resolve(action?.()).then(
      (answer) => {
        if (typeof answer === 'string') response.end(answer);
        else response.writeHead(action ? 204 : 404).end();
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

/** Allows connections to a database, or cuts existing ones and refuses new ones, as if its server were down. */
async function admit(databaseUrl: string, open: boolean): Promise<void> {
  const url = new URL(databaseUrl);
  const name = decodeURIComponent(url.pathname.slice(1));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`alter database ${client.escapeIdentifier(name)} allow_connections ${open}`);
    if (!open) {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    }
  } finally {
    await client.end();
  }
}
