import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../database/free-port';
import { launcherEnv } from '../launcher/launcher-env.mjs';
import { System } from '../launcher/system';
import { bundlePlatform } from './bundle-programs';

export interface ShopUnderTestOptions {
  /** Log file of the processes. */
  logFile: string;
  /** Additional variables for the platform and the shop. */
  variables?: Record<string, string>;
  /** Additional Node options for the shop's process. */
  shopOptions?: string;
}

export interface ShopUnderTest {
  shopUrl: string;
  platformUrl: string;
  /** Folder of its mails. */
  mailFolder: string;
  /** Log file of its processes. */
  logFile: string;
  system: System;
  /** Stops all and removes its data. */
  stop(): Promise<void>;
}

/** Variables of a developer's shell that would change the tests; the version variable of a drill is kept on purpose. */
const FOREIGN =
  /^(?:PORT|LOG_.*|METRICS_.*|OTEL_.*|SHOP_URL|PLATFORM_(?!OLDEST_VERSION$).*|WEBHOOK_.*|MAIL_.*|SMTP_.*|DATA_DIR|DATABASE_URL|REDIS_URL|NODE_OPTIONS)$/;

/** The real shop for a test or a measurement: built if needed, on free ports, with its own temporary database server and data. */
export async function shopUnderTest({
  logFile,
  variables = {},
  shopOptions = '',
}: ShopUnderTestOptions): Promise<ShopUnderTest> {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-under-test-'));
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name)));
  const [port, platformPort] = [await freePort(), await freePort()];
  const settings = launcherEnv({
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    DATA_DIR: dataDir,
    PAGE_SERVER: process.env['PAGE_SERVER'],
  });
  const system = new System({
    settings,
    // All tests are one client. The platform shares a busy machine: its late answer is no failure.
    variables: {
      ...inherited,
      RENDER_LIMIT_PER_CLIENT: '1000000',
      PLATFORM_TIMEOUT_SECONDS: '60',
      ...variables,
    },
    dev: false,
    temporary: true,
    shopOptions,
    platformFile: await bundlePlatform(),
    onLine: (speaker, line) => log.write(`${new Date().toISOString()} ${speaker.padEnd(8)} | ${line}\n`),
    onLost: (reason) => console.error(`the shop under test has failed: ${reason}`),
  });
  const stop = async () => {
    await system.stop();
    log.end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await system.start();
  } catch (error) {
    await stop();
    throw new Error(
      `the shop under test did not start (log: ${logFile}): ${error instanceof Error ? error.message : error}`,
    );
  }
  return {
    shopUrl: settings.shopUrl,
    platformUrl: settings.platformUrl,
    mailFolder: join(dataDir, 'mails'),
    logFile,
    system,
    stop,
  };
}
