/**
 * Runs a command of the shop (apps/storefront/commands) on the shop's database: that of DATABASE_URL, of a running shop, or our own server,
 * started for the command.
 *   npm run coupons | draw | campaigns | mails | member | search:report | vitals | store:check | store:prepare [-- arguments]
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabaseServer } from './database/open-database-server';
import { readDatabaseNote } from './launcher/database-note';
import { launcherEnv } from './launcher/launcher-env.mjs';
import { readDotEnv } from './launcher/read-dot-env.mjs';
import { projectRoot } from './setup/project-root.mjs';
import { runAsCommand } from './setup/run-as-command';

/** These query the store and no database. */
const WITHOUT_DATABASE: ReadonlySet<string> = new Set(['store-check', 'store-prepare']);

const [name = '', ...args] = process.argv.slice(2);
const folder = join(projectRoot, 'apps/storefront');

await runAsCommand(async (print, signal) => {
  const variables = { ...readDotEnv(join(projectRoot, '.env')), ...process.env };
  const { databaseUrl, dataDir, shopUrl, platformUrl } = launcherEnv(variables);
  const known = databaseUrl ?? (await readDatabaseNote(dataDir));
  const server =
    known === undefined && !WITHOUT_DATABASE.has(name) && !args.includes('--help')
      ? await openDatabaseServer({ databaseUrl, dataDir, temporary: false, onLog: print, onLost: print })
      : undefined;
  try {
    const url = known ?? (await server?.ensureDatabase('shop')) ?? '';
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const child = spawn(process.execPath, ['--import', tsx, join(folder, `commands/${name}.ts`), ...args], {
      cwd: folder,
      stdio: 'inherit',
      signal,
      env: {
        ...variables,
        ...(url !== '' && { DATABASE_URL: url }),
        SHOP_URL: shopUrl,
        PLATFORM_URL: platformUrl,
      },
    });
    process.exitCode = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    await server?.stop();
  }
});
