/**
 * The model tests of every machine at all levels, and their report.
 *   npm run test:models                            levels (a), (b) and (c), thorough, then reports/models/index.html
 *   npm run test:models -- --replay ID             one path against the platform, and in a browser
 *   npm run test:models -- --replay ID --headed    in a browser with a window (CHROMIUM_PATH), slowly
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { explore } from '@shop/machines/testing/explore';
import { findModels } from '@shop/machines/testing/find-models';
import { pathOfId } from '@shop/machines/testing/replay';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { runTask } from './launcher/task';
import { LEVELS } from './models/levels';
import { writeReport } from './models/write-report';
import { projectRoot } from './setup/project-root.mjs';

const { values } = readOptions(
  {
    usage: 'npm run test:models -- [options]',
    about: 'The model tests of every machine at all levels; writes reports/models/index.html.',
  },
  {
    replay: { type: 'string', value: 'ID', about: 'one path, against the platform and in a browser' },
    headed: {
      type: 'boolean',
      default: false,
      about: 'with --replay: in a browser with a window (CHROMIUM_PATH)',
    },
  },
);
const folder = join(projectRoot, 'reports/models');
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

if (values.replay === undefined) {
  process.env['MODELS_THOROUGH'] = '1';
  process.env['WALK_SEED'] ||= String(Date.now() % 2 ** 31);
  rmSync(folder, { recursive: true, force: true });
  // A failed level still leaves its results for the report.
  const failed: string[] = [];
  for (const [name, ...command] of [
    ['level (a)', 'vitest', 'run', '--project', 'unit', '.model.test'],
    ['level (b)', 'vitest', 'run', '--project', 'models'],
    ['level (c)', 'tsx', 'scripts/e2e.ts', 'models/'],
  ] as const) {
    console.log(`\n── ${name}`);
    if (!(await run(command))) failed.push(name);
  }
  const wrong = [...failed.map((name) => `${name} failed`), ...(await writeReport(folder))];
  for (const sentence of wrong) console.error(sentence);
  console.log(`${join(folder, 'index.html')}: ${wrong.length} complaints`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} else {
  const id = values.replay;
  const [machine = ''] = id.split('-');
  const model = (await findModels()).find((known) => known.id === machine);
  if (model === undefined) throw new Error(`${id} is not a path: it starts with no machine id`);
  process.env['MODEL_PATH'] = id;
  const isInBrowser = LEVELS.some(({ level, isRequired }) => level === 'c' && isRequired(machine));
  if (values.headed && !isInBrowser) throw new Error(`${machine} has no browser paths`);
  // A random browser test is not a path of the platform.
  const isOfPlatform = pathOfId(explore(model), id) !== null;
  if (!isOfPlatform && !isInBrowser) throw new Error(`${machine} has no path ${id}`);
  const platform = ['vitest', 'run', '--project', 'models', '-t', id];
  const browser = ['tsx', 'scripts/e2e.ts', 'models/', ...(values.headed ? ['--headed'] : [])];
  const commands = [...(values.headed || !isOfPlatform ? [] : [platform]), ...(isInBrowser ? [browser] : [])];
  const ends: boolean[] = [];
  for (const command of commands) ends.push(await run(command));
  process.exitCode = ends.every(Boolean) ? 0 : 1;
}

async function run([program = '', ...args]: readonly string[]): Promise<boolean> {
  try {
    await runTask({
      command: program,
      args,
      cwd: projectRoot,
      env: { ...process.env, PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
      onLine: (line) => console.log(line),
      signal: stop.signal,
    });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
