import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';
import type { LauncherEnv } from './launcher-env';
import type { ServiceOptions } from './service';

/** How one process is run; who is notified may be settled here or by the caller. */
export type ProcessOptions = Pick<ServiceOptions, 'run' | 'cwd' | 'env' | 'healthUrl'> &
  Partial<Pick<ServiceOptions, 'onLine' | 'onLost'>>;

const SHOP_FOLDER = join(projectRoot, 'apps/storefront');
const PLATFORM_FOLDER = join(projectRoot, 'apps/platform');

/** What every process is told of the others. */
export function sharedVariables(settings: LauncherEnv, dev: boolean): Record<string, string> {
  return {
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(settings.port),
    PLATFORM_PORT: String(settings.platformPort),
    SHOP_URL: settings.shopUrl,
    PLATFORM_URL: settings.platformUrl,
    PLATFORM_DATA_DIR: join(settings.dataDir, 'platform'),
    MAIL_FOLDER: join(settings.dataDir, 'mails'),
  };
}

/** The local platform; in development it starts anew when one of its files changes. */
export function platformProcess(settings: LauncherEnv, dev: boolean, databaseUrl: string): ProcessOptions {
  const main = join(PLATFORM_FOLDER, 'src/main.ts');
  return {
    run: dev ? command(projectRoot, 'tsx/cli', 'watch', '--clear-screen=false', main) : { module: main },
    cwd: PLATFORM_FOLDER,
    env: { PLATFORM_DATABASE_URL: databaseUrl },
    healthUrl: `http://127.0.0.1:${settings.platformPort}/healthz`,
  };
}

/** The shop: its own server around the build, or Next's with hot reload. */
export function shopProcess(settings: LauncherEnv, dev: boolean, databaseUrl: string): ProcessOptions {
  const port = String(settings.port);
  return {
    run: dev
      ? command(SHOP_FOLDER, 'next/dist/bin/next', 'dev', '-H', '127.0.0.1', '-p', port)
      : { module: join(SHOP_FOLDER, 'server.ts') },
    cwd: SHOP_FOLDER,
    env: { DATABASE_URL: databaseUrl },
    // In development the server stands bare: the first look at home compiles it, which is wanted anyway.
    healthUrl: `http://127.0.0.1:${port}/${dev ? '' : 'healthz'}`,
  };
}

/** The worker that sends the shop's mails. It listens nowhere: it counts as started when the shop has. */
export function workerProcess(settings: LauncherEnv, databaseUrl: string): ProcessOptions {
  return {
    run: { module: join(SHOP_FOLDER, 'worker.ts') },
    cwd: SHOP_FOLDER,
    env: { DATABASE_URL: databaseUrl },
    healthUrl: `http://127.0.0.1:${settings.port}/`,
  };
}

/** The generator of types, watching the operations. It listens nowhere: it counts as started when the shop has. */
export function watcherProcess(settings: LauncherEnv): ProcessOptions {
  return {
    run: command(projectRoot, 'tsx/cli', 'scripts/codegen.ts', '--watch'),
    cwd: projectRoot,
    env: {},
    healthUrl: `http://127.0.0.1:${settings.port}/`,
  };
}

function command(folder: string, program: string, ...args: string[]) {
  const script = createRequire(join(folder, 'package.json')).resolve(program);
  return { command: process.execPath, args: [script, ...args] };
}
