/**
 * Runs the platform with its own database and data, without a shop.
 *   npm run platform -- --port 4400 --data ./store --seed fixtures|empty|FOLDER
 * Other settings come from the environment, see .env.example.
 */
import { join, resolve } from 'node:path';
import { readOptions } from '../../apps/storefront/commands/read-options.mjs';
import { openDatabaseServer } from '../database/open-database-server';
import { projectRoot } from '../setup/project-root.mjs';
import { runAsCommand } from '../setup/run-as-command';
import { checkPort } from './check-port';
import { generateCode } from './generate-code';
import { launcherEnv } from './launcher-env.mjs';
import { platformProcess, sharedVariables } from './process-options';
import { readDotEnv } from './read-dot-env.mjs';
import { Service } from './service';

/** Separate from the data of `npm start`, which may run at the same time. */
const DATA_DIR = '.data/platform-alone';
const NAMED_SEEDS = ['fixtures', 'empty'];

const { values } = readOptions(
  {
    usage: 'npm run platform -- [options]',
    about: 'The platform with a database and data of its own, and no shop. Settings: .env.example.',
  },
  {
    port: { type: 'string', value: 'N', about: 'where it listens (PLATFORM_PORT)' },
    data: { type: 'string', value: 'FOLDER', about: `where its data is (${DATA_DIR})` },
    seed: {
      type: 'string',
      value: 'SEED',
      about: 'of an empty database: fixtures, empty, or a folder (PLATFORM_SEED)',
    },
  },
);

await runAsCommand(async (print, signal) => {
  // npm runs this in the project's folder, regardless of the caller's folder.
  const fromHere = (path: string) => resolve(process.env['INIT_CWD'] ?? '', path);
  const variables = { ...readDotEnv(join(projectRoot, '.env')), ...process.env };
  const settings = launcherEnv({
    ...variables,
    PLATFORM_URL: '',
    DATA_DIR: values.data === undefined ? DATA_DIR : fromHere(values.data),
    ...(values.port !== undefined && { PLATFORM_PORT: values.port }),
  });
  const { seed = variables['PLATFORM_SEED'] } = values;
  await checkPort('--port', settings.platformPort);
  await generateCode(print, signal);
  let lose: (reason: Error) => void = () => {};
  const lost = new Promise<never>((_, reject) => {
    lose = reject;
  });
  const onLost = (reason: string) => lose(new Error(reason));
  const ended = new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }));
  const database = await openDatabaseServer({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    temporary: false,
    onLog: print,
    onLost,
  });
  try {
    const databaseUrl = await database.ensureDatabase('platform');
    const own = platformProcess(settings, false, databaseUrl);
    const platform = new Service({
      name: 'platform',
      onLine: print,
      onLost,
      ...own,
      env: {
        ...variables,
        ...sharedVariables(settings, false),
        ...own.env,
        PLATFORM_EXPLORER: variables['PLATFORM_EXPLORER'] || 'on',
        // Content security policies of storefronts allow images from this name, but not from 127.0.0.1.
        PLATFORM_URL: variables['PLATFORM_URL'] || `http://localhost:${settings.platformPort}`,
        ...(seed !== undefined && { PLATFORM_SEED: NAMED_SEEDS.includes(seed) ? seed : fromHere(seed) }),
      },
    });
    try {
      await Promise.race([platform.start(), lost, ended]);
      if (!signal.aborted) print(`data in ${settings.dataDir}; Ctrl-C ends it.`);
      await Promise.race([lost, ended]);
    } finally {
      await platform.stop();
    }
  } finally {
    await database.stop();
  }
});
