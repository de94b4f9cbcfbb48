import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { env } from './src/env';
import { readFontFiles } from './src/http/font-files';
import { createShopHandler } from './src/http/shop-handler';
import { readStaticFiles } from './src/http/static-files';
import { shopStore } from './src/server/store/shop-store';

/** Longer than the 60 s that proxies keep a connection, so that never we close first. */
const KEEP_ALIVE_MS = 65_000;

const directory = fileURLToPath(new URL('.', import.meta.url));
const { port, platformUrl, shopUrl, tagManager, trustedProxies } = env();

// Next calls this machine `localhost`; another name would make it ask itself over the network where the proxy leads.
const shop = next({ dev: false, dir: directory, hostname: 'localhost', port });
await shop.prepare();

const handle = createShopHandler({
  render: shop.getRequestHandler(),
  files: [await readStaticFiles(`${directory}.next/static`), await readFontFiles()],
  platformUrl,
  secure: shopUrl.startsWith('https:'),
  tagOrigins: tagManager?.origins ?? [],
  trustedProxies,
});

// Pages need no database: one that is away is tried again by the first endpoint that does.
shopStore()
  .ready()
  .catch((error: unknown) => console.error(`the shop’s database cannot be reached: ${error}`));

const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, noDelay: true }, (request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
    response.end();
  });
});
server.headersTimeout = KEEP_ALIVE_MS + 1_000;

server.listen(port, '127.0.0.1', () => console.log(`shop ready on ${shopUrl}`));

function end(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 5_000).unref();
}
process.once('SIGTERM', end);
process.once('SIGINT', end);
// The launcher holds an IPC channel: when it is gone, however it went, the shop ends too.
if (process.channel !== undefined && process.channel !== null) process.once('disconnect', end);
