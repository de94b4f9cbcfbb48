import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFiles, joinScripts, pageCode } from '@shop/page-server/built-files';
import { endServer } from '@shop/page-server/end-server';
import { filesOfOtherBuilds } from '@shop/page-server/files-of-other-builds';
import { BUILD, setBuiltConfig } from '@shop/page-server/next-internals/build-output';
import { createPageHandler } from '@shop/page-server/page-handler';
import { RenderGate } from '@shop/page-server/render-gate';
import { limitConnections, SERVER_OPTIONS } from '@shop/page-server/server-limits';
import { readStaticFiles } from '@shop/page-server/static-files';
import { untrustedProxyNotice } from '@shop/page-server/untrusted-proxy';
import { warmUp } from '@shop/page-server/warm-up';
import { brandMenus, brandName } from './src/foundation/brand/shop-brand';
import { inlineScripts } from './src/foundation/browser/__generated__/inline-scripts';
import { readStaticFile, shareBuild, staticFilePaths } from './src/foundation/build/built-files';
import { envOrEnd } from './src/foundation/env/env-or-end';
import { localePath } from './src/foundation/i18n/locale';
import { shopLocales } from './src/foundation/i18n/shop-locales';
import { log } from './src/foundation/process/log';
import { startProcess } from './src/foundation/process/start-process';
import { watchedQueue } from './src/foundation/process/watched-queue';
import { watchStore } from './src/foundation/store/open-store';
import { shopStore } from './src/foundation/store/shop-store';
import { answerLanguage } from './src/page-server/answer-language';
import { answerOwnAddress } from './src/page-server/answer-own-address';
import { brandFiles } from './src/page-server/brand-files';
import { readFontFiles } from './src/page-server/font-files';
import { answerMetrics, serveMetrics } from './src/page-server/metrics-endpoint';
import { observeRequests } from './src/page-server/observe-requests';
import { pictureFiles } from './src/page-server/picture-files';
import { shopHealth } from './src/page-server/shop-health';
import { shopSecurity } from './src/page-server/shop-security';
import { SHOP_SITE } from './src/page-server/shop-site';

const directory = fileURLToPath(new URL('.', import.meta.url));
// The pages' bundles resolve paths only from the working directory.
process.chdir(directory);
setBuiltConfig(directory);
const {
  drainSeconds,
  host,
  port,
  cdnOrigins,
  pictureOrigin,
  platformTimeoutMs,
  platformUrl,
  shopUrl,
  tagManager,
  renderLimitPerClient,
  trustedProxies,
  metrics,
} = envOrEnd();
await startProcess('shop');

const { default: next } = await import('next');
// Next calls this machine `localhost`; with another name it would request the proxy's rewrites over the network.
const shop = next({ dev: false, dir: directory, hostname: 'localhost', port });
await shop.prepare();

const store = shopStore();
const build = (await readFile(join(directory, BUILD.id), 'utf8')).trim();
const codes = [inlineScripts.page, inlineScripts.cartPage].map(pageCode);
const built = await builtFiles(join(directory, BUILD.static));
const joinedScripts = await joinScripts(built);
const files = [...built, ...codes, ...(joinedScripts === undefined ? [] : [joinedScripts])];
const security = shopSecurity({
  platformUrl,
  cdnOrigins,
  secure: shopUrl.startsWith('https:'),
  tagOrigins: tagManager?.origins ?? [],
  ownScripts: Object.values(inlineScripts),
});
const render = shop.getRequestHandler();
/** A client that may request a page may request its images, too, if uncached. */
const PICTURES_PER_PAGE = 10;
const renderGate = new RenderGate({
  perMinute: renderLimitPerClient,
  makeLine: (limits) => watchedQueue('render', limits),
});
const health = shopHealth({ gate: renderGate, render });
const handle = createPageHandler({
  render,
  site: SHOP_SITE,
  files: [
    await readStaticFiles(files),
    brandFiles(join(process.cwd(), 'brands', brandName()), security.ofAnswers),
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
      headers: security.ofParts,
      say: log.warn,
      trustedProxies,
      perMinute: renderLimitPerClient * PICTURES_PER_PAGE,
      platformTimeoutMs,
    }),
  ],
  security,
  pageCodes: codes,
  joinedScripts,
  trustedProxies,
  renderGate,
  own: [
    ({ address }, _, response) => health.answer(address, response),
    ({ path }, request, response) => answerMetrics(path, request, response, metrics.token),
    answerLanguage,
    answerOwnAddress,
  ],
});

await shareBuild({ store, build, files, say: log.error });

watchStore(store);
serveMetrics(metrics);

// This process is not announced yet.
const [category] = brandMenus().categories;
await warmUp(handle, log.warn, {
  kinds: ['/', ...(category === undefined ? [] : [category.path]), '/cart', '/favorite'].map((path) =>
    localePath(shopLocales()[0], path),
  ),
  linked: /href="((?:\/[\w-]+)?\/products\/[^"?#]+)"/g,
});

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
// The launcher holds an IPC channel: when the launcher ends, in any way, the shop ends, too.
if (process.channel !== undefined && process.channel !== null)
  process.once('disconnect', end.withoutDraining);
