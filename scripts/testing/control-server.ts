import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { freePort } from '../database/free-port';
import type { System } from '../launcher/system';

/** A loopback address by which an end-to-end test takes the platform, or the shop's database, away and gives it back. */
export interface ControlServer {
  url: string;
  close(): void;
}

/** A tag manager that is nowhere: the browser of a test answers for it. */
const TAG_MANAGER = { TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-TEST' };

/**
 * Starts the control of a running shop: POST /platform/{stop|kill|start} and /shop-database/{cut|mend} answer 204 when it is
 * done. The platform's database on the same server goes on. POST /measured-shop answers with the address of another process of the shop,
 * which has a tag manager; the first call starts it.
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

/** Lets connections to a database in, or cuts those that are and lets no new ones in: as when its server is away. */
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
