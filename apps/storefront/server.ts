import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { inlineScripts } from './src/browser/__generated__/inline-scripts';
import { envOrEnd } from './src/env/env-or-end';
import { setBuiltConfig } from './src/http/built-config';
import { builtFiles } from './src/http/built-files';
import { endServer } from './src/http/end-server';
import { filesOfOtherBuilds } from './src/http/files-of-other-builds';
import { readFontFiles } from './src/http/font-files';
import { serveMetrics } from './src/http/metrics-endpoint';
import { observeRequests } from './src/http/observe-requests';
import { pageCode } from './src/http/page-code';
import { pictureFiles } from './src/http/picture-files';
import { RenderGate } from './src/http/render-gate';
import { securityHeaders } from './src/http/security-headers';
import { limitConnections, SERVER_OPTIONS } from './src/http/server-limits';
import { createShopHandler } from './src/http/shop-handler';
import { readStaticFiles } from './src/http/static-files';
import { untrustedProxyNotice } from './src/http/untrusted-proxy';
import { warmUp } from './src/http/warm-up';
import { log } from './src/process/log';
import { startProcess } from './src/process/start-process';
import { shopHealth } from './src/server/health/shop-health';
import { shareBuild } from './src/server/store/share-build';
import { shopStore } from './src/server/store/shop-store';
import { readStaticFile, staticFilePaths } from './src/server/store/static-file.repository';
import { watchStore } from './src/server/store/watch-store';

const directory = fileURLToPath(new URL('.', import.meta.url));
// The pages' bundles know no other folder than the one that they run in.
process.chdir(directory);
setBuiltConfig(directory);
const {
  drainSeconds,
  host,
  port,
  cdnOrigins,
  pictureOrigin,
  platformUrl,
  shopUrl,
  tagManager,
  renderLimitPerClient,
  trustedProxies,
  metrics,
} = envOrEnd();
await startProcess('shop');

const { default: next } = await import('next');
// Next calls this machine `localhost`; another name would make it ask itself over the network where the proxy leads.
const shop = next({ dev: false, dir: directory, hostname: 'localhost', port });
await shop.prepare();

const store = shopStore();
const build = (await readFile(`${directory}.next/BUILD_ID`, 'utf8')).trim();
const code = pageCode(inlineScripts.page);
const files = [...(await builtFiles(`${directory}.next/static`)), code];
const security = securityHeaders({
  platformUrl,
  cdnOrigins,
  secure: shopUrl.startsWith('https:'),
  tagOrigins: tagManager?.origins ?? [],
  ownScripts: Object.values(inlineScripts),
});
const render = shop.getRequestHandler();
/** A client that may have a page made may ask for the pictures of one that is not held. */
const PICTURES_PER_PAGE = 10;
const renderGate = new RenderGate({ perMinute: renderLimitPerClient });
const handle = createShopHandler({
  render,
  files: [
    await readStaticFiles(files),
    filesOfOtherBuilds({
      own: new Set(files.map(({ path }) => path)),
      paths: async () => staticFilePaths(await store.ready()),
      read: async (path) => readStaticFile(await store.ready(), path),
      refusalHeaders: security.ofAnswers,
      say: log.error,
    }),
    await readFontFiles(),
    pictureFiles({
      origin: pictureOrigin,
      headers: security.ofPictures,
      say: log.warn,
      trustedProxies,
      perMinute: renderLimitPerClient * PICTURES_PER_PAGE,
    }),
  ],
  security,
  pageCode: code,
  trustedProxies,
  renderGate,
  health: shopHealth({ gate: renderGate, render }),
  metricsToken: metrics.token,
});

await shareBuild({ store, build, files, say: log.error });

watchStore(store);
serveMetrics(metrics);

// Nobody hears of this process yet.
await warmUp(handle, log.warn);

const notice = untrustedProxyNotice(trustedProxies, log.warn);
const answer = observeRequests(handle, { trustedProxies });
const server = createServer(SERVER_OPTIONS, (request, response) => {
  notice(request);
  answer(request, response);
});
limitConnections(server);

server.listen(port, host, () => log.info(`shop ready on ${shopUrl}`));

const end = endServer(server, { drainSeconds, say: log.error });
process.on('SIGTERM', end.onSignal);
process.on('SIGINT', end.onSignal);
// The launcher holds an IPC channel: when it is gone, however it went, the shop ends too.
if (process.channel !== undefined && process.channel !== null)
  process.once('disconnect', end.withoutDraining);
