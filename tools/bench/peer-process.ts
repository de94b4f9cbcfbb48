import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/database/free-port';
import type { PeerRecipe, PeerStore } from './peer-recipes';

/** Maximum wait for a peer's first page. */
const START_SECONDS = 120;

/** A storefront that answers. */
export interface RunningPeer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Builds a peer's working copy for this platform, and starts it.
 * @throws Error if its files are not those of the recipe, or if it fails to build or start
 */
export async function startPeer(recipe: PeerRecipe, folder: string, store: PeerStore): Promise<RunningPeer> {
  const copy = join(folder, recipe.folder);
  for (const { file, from, to } of recipe.edits) edit(join(copy, file), from, to);
  const variables = recipe.variables(store);
  writeFileSync(
    join(copy, '.env'),
    Object.entries(variables)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const [program = '', ...options] = recipe.build;
  // Shopify's command looks for its project where npm was started.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD$)/.test(name));
  const env = { ...Object.fromEntries(inherited), ...variables, NODE_ENV: 'production' as const };
  const { status } = spawnSync(binary(copy, program), options, {
    cwd: copy,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    throw new Error(`${recipe.name} does not build: ${recipe.build.join(' ')} ended with ${status}`);
  const port = await freePort();
  const [server = '', ...settings] = recipe.start(port);
  // A group of its own: some commands start a server of theirs.
  const child = spawn(binary(copy, server), settings, { cwd: copy, env, stdio: 'ignore', detached: true });
  const url = `http://127.0.0.1:${port}`;
  const stop = () => ended(child);
  try {
    await answers(recipe, url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

function binary(copy: string, program: string): string {
  const path = join(copy, 'node_modules/.bin', program);
  if (!existsSync(path)) throw new Error(`${path} is missing: install the packages of ${copy}`);
  return path;
}

/** Replaces a text once; a copy that has the new text stays as it is. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (text.includes(to)) return;
  if (!text.includes(from))
    throw new Error(`${file} has no "${from.trim()}": its recipe is for another version`);
  writeFileSync(file, text.replace(from, to));
}

async function answers({ name, pages }: PeerRecipe, url: string, child: ChildProcess): Promise<void> {
  for (let second = 0; second < START_SECONDS; second += 1) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    const response = await fetch(`${url}${pages.home}`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error(`${name} did not answer within ${START_SECONDS} s`);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.once('exit', () => resolve());
    process.kill(-child.pid, 'SIGTERM');
  });
}
