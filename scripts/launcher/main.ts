import { join } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';
import { type LauncherEnv, launcherEnv } from './launcher-env.mjs';
import { readDotEnv } from './read-dot-env.mjs';
import { settingFaults } from './setting-faults';
import { System } from './system';

const COLORS = { database: 34, platform: 35, shop: 32, worker: 33, codegen: 36, build: 36, start: 1 };
/** Milliseconds between checks whether the parent npm still runs. */
const PARENT_CHECK = 300;

/** start.mjs has read the options. */
const dev = process.argv.includes('--dev');
const began = Date.now();
let ending: Promise<void> | undefined;

// A closed output pipe must not stop the shop.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

try {
  // Readable logs for a terminal, JSON for programs.
  const looked = dev || process.stdout.isTTY ? { LOG_FORMAT: 'pretty' } : {};
  // A compiling process reads the platform's response late.
  const slow = dev ? { PLATFORM_TIMEOUT_SECONDS: '60' } : {};
  const variables = { ...looked, ...slow, ...readDotEnv(join(projectRoot, '.env')), ...process.env };
  const settings = launcherEnv(variables);
  const faults = await settingFaults(settings, variables, dev);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const system = new System({
    settings,
    variables,
    dev,
    onLine: print,
    onLost: (reason) => end(system, 1, reason),
  });
  // npm forwards signals that the terminal has already sent to us: repeated ones are ignored.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(system, 0));
  endWithNpm(system);
  if (!settings.localPlatform) void warnUnlessAnswers(settings.platformUrl);
  try {
    await system.start();
    if (!ending) announce(settings);
  } catch (error) {
    if (!ending) end(system, 1, error instanceof Error ? error.message : String(error));
  }
} catch (error) {
  print('start', error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function end(system: System, code: number, reason?: string): void {
  if (ending) return;
  print('start', reason === undefined ? 'stopping …' : `stopping, because ${reason}`);
  ending = system.stop().then(() => {
    print('start', 'ended');
    process.exit(code);
  });
}

/** A shell between npm and us may die of a signal meant for us, which then never arrives. */
function endWithNpm(system: System): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end(system, 1, 'the npm that started this is gone');
  }, PARENT_CHECK).unref();
}

/** The shop starts anyway, and waits for it per page. */
async function warnUnlessAnswers(platformUrl: string): Promise<void> {
  try {
    await fetch(platformUrl, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5_000) });
  } catch {
    print('start', `no platform responds on ${platformUrl}, set by PLATFORM_URL; none is started`);
  }
}

function announce({ shopUrl, platformUrl, dataDir, localPlatform, port }: LauncherEnv): void {
  const lines = [
    `ready after ${((Date.now() - began) / 1000).toFixed(1)} s`,
    `  shop      ${shopUrl}${shopUrl.endsWith(`:${port}`) ? '' : ` (here: http://localhost:${port})`}`,
    `  platform  ${platformUrl}${localPlatform ? '' : ' (PLATFORM_URL: none is started here)'}`,
    `  data      ${dataDir}`,
    'Ctrl-C ends it.',
  ];
  for (const line of lines) print('start', line);
}

function print(speaker: keyof typeof COLORS, line: string): void {
  const name = speaker.padEnd(8);
  const tag = process.stdout.isTTY ? `\u001b[${COLORS[speaker]}m${name}\u001b[0m` : name;
  for (const part of line.split('\n')) process.stdout.write(`${tag} | ${part}\n`);
}
