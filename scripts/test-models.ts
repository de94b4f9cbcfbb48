/**
 * The model tests of every machine at all levels, and their report.
 *   npm run test:models                   levels (a) and (b), then reports/models/index.html
 *   npm run test:models -- --replay ID    one path against the platform
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findModels } from '@shop/machines/testing/find-models';
import { runTask } from './launcher/task';
import { writeReport } from './models/write-report';
import { projectRoot } from './setup/project-root.mjs';

const { values } = parseArgs({ options: { replay: { type: 'string' } } });
const folder = join(projectRoot, 'reports/models');
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

if (values.replay === undefined) {
  rmSync(folder, { recursive: true, force: true });
  // A level that fails has left what it did for the report all the same.
  const failed: string[] = [];
  for (const [name, ...command] of [
    ['level (a)', 'vitest', 'run', '--project', 'unit', '.model.test'],
    ['level (b)', 'vitest', 'run', '--project', 'models'],
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
  if (!(await findModels()).some((model) => model.id === machine)) {
    throw new Error(`${id} is no path: it begins with no machine's id`);
  }
  process.env.MODEL_PATH = id;
  process.exitCode = (await run(['vitest', 'run', '--project', 'models', '-t', id])) ? 0 : 1;
}

async function run([program = '', ...args]: readonly string[]): Promise<boolean> {
  try {
    await runTask({
      command: program,
      args,
      cwd: projectRoot,
      env: { ...process.env, PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env.PATH ?? ''}` },
      onLine: (line) => console.log(line),
      signal: stop.signal,
    });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
