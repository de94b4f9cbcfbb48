import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NEXT_PROGRAM } from '@shop/page-server/next-internals/build-output';
import { SHOP_FOLDER } from '../deployment/make-shop-folder';
import { projectRoot } from '../setup/project-root.mjs';
import type { LauncherEnv } from './launcher-env.mjs';
import type { ServiceOptions } from './service';

/** How to run one process; callbacks may be set here or by the caller. */
export type ProcessOptions = Pick<ServiceOptions, 'run' | 'cwd' | 'env' | 'ready'> &
  Partial<Pick<ServiceOptions, 'onLine' | 'onLost'>>;

const SHOP_SOURCE = join(projectRoot, 'apps/storefront');
/** The deployable folder runs here too. */
const BUILT_SHOP = join(projectRoot, SHOP_FOLDER);
const PLATFORM_FOLDER = join(projectRoot, 'apps/platform');

/**
 * Half of the shop's memory limit (docs/adr/0052): with Node's default of gigabytes, garbage accumulates until a flood of made-up pages has
 * filled them.
 */
const HEAP = '--max-old-space-size=352';

/** glibc keeps freed buffers in arenas, by default eight a core: after 10,000 hostile requests the process holds 8 % less with two. */
const ARENAS = '2';

/** In what Next's server says that it can be asked. */
const NEXT_READY = { line: /^\s*\S? *Ready in / };

/** Variables that every process gets about the others. */
export function sharedVariables(settings: LauncherEnv, dev: boolean): Record<string, string> {
  return {
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    HOST: '127.0.0.1',
    PLATFORM_HOST: '127.0.0.1',
    PORT: String(settings.port),
    PLATFORM_PORT: String(settings.platformPort),
    SHOP_URL: settings.shopUrl,
    PLATFORM_URL: settings.platformUrl,
    PLATFORM_DATA_DIR: join(settings.dataDir, 'platform'),
    MAIL_FOLDER: join(settings.dataDir, 'mails'),
  };
}

/**
 * The local platform; in development it restarts when one of its files changes.
 * @param main its program. @default its source
 */
export function platformProcess(
  settings: LauncherEnv,
  dev: boolean,
  databaseUrl: string,
  main = join(PLATFORM_FOLDER, 'src/main.ts'),
): ProcessOptions {
  return {
    run: dev ? command(projectRoot, 'tsx/cli', 'watch', '--clear-screen=false', main) : { module: main },
    cwd: PLATFORM_FOLDER,
    env: { PLATFORM_DATABASE_URL: databaseUrl, PLATFORM_EXPLORER: dev ? 'on' : 'off' },
    ready: { url: `http://127.0.0.1:${settings.platformPort}/healthz` },
  };
}

/**
 * The shop: the built folder, or Next's server with hot reload.
 * @param options Node options for the built one beside its own; a later one overrides the same before it
 */
export function shopProcess(
  settings: LauncherEnv,
  dev: boolean,
  databaseUrl: string,
  ...options: readonly (string | undefined)[]
): ProcessOptions {
  const port = String(settings.port);
  if (!dev && !settings.pageServer) return plainShopProcess(port, databaseUrl);
  return {
    run: dev
      ? command(SHOP_SOURCE, NEXT_PROGRAM, 'dev', '-H', '127.0.0.1', '-p', port)
      : { module: join(BUILT_SHOP, 'server.js') },
    cwd: dev ? SHOP_SOURCE : BUILT_SHOP,
    env: {
      DATABASE_URL: databaseUrl,
      ...(!dev && { NODE_OPTIONS: [HEAP, ...options].join(' ').trim(), MALLOC_ARENA_MAX: ARENAS }),
    },
    // In development a page is compiled on request: Next prints when it accepts requests.
    ready: dev ? NEXT_READY : { url: `http://127.0.0.1:${port}/livez` },
  };
}

/** The built shop by Next's own server alone: slower, and right (docs/adr/0137). It sends no pictures of the platform. */
function plainShopProcess(port: string, databaseUrl: string): ProcessOptions {
  return {
    run: command(SHOP_SOURCE, NEXT_PROGRAM, 'start', '-H', '127.0.0.1', '-p', port),
    cwd: SHOP_SOURCE,
    env: { DATABASE_URL: databaseUrl, PICTURES_FROM: 'cdn' },
    ready: NEXT_READY,
  };
}

/** The worker that sends the shop's mails. */
export function workerProcess(dev: boolean, databaseUrl: string): ProcessOptions {
  return {
    run: { module: dev ? join(SHOP_SOURCE, 'worker.ts') : join(BUILT_SHOP, 'worker.js') },
    cwd: dev ? SHOP_SOURCE : BUILT_SHOP,
    env: { DATABASE_URL: databaseUrl },
    ready: 'when it runs',
  };
}

/** The generator of types and messages in watch mode. */
export function watcherProcess(): ProcessOptions {
  return {
    run: command(projectRoot, 'tsx/cli', 'scripts/codegen.ts', '--watch'),
    cwd: projectRoot,
    env: {},
    ready: 'when it runs',
  };
}

function command(folder: string, program: string, ...args: string[]) {
  const script = createRequire(join(folder, 'package.json')).resolve(program);
  return { command: process.execPath, args: [script, ...args] };
}
