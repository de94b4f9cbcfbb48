import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** What is fetched where Node is too old for the tools, from the registry that the packages come from. */
const TOOLS_NODE = '20.20.2';
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** Older: a plain sentence; a syntax error would say less. */
const suitsProject = major > 20 || (major === 20 && minor >= 9);
/** The shop itself runs on less, but the tools that generate, bundle and test for it `require` ES modules. */
const suitsTools = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

/**
 * Makes sure that this runs on a Node that the tools can work with. On an older one that the project promises to start
 * with, a newer one is put into `.cache` by npm, once, and runs the same command; this process then only waits for it.
 * @returns {Promise<void>}
 */
export async function ensureNode() {
  if (suitsTools) return;
  if (!suitsProject) {
    console.error(`This project needs Node.js 20.9 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const newer = newerNode();
  const env = { ...process.env, PATH: `${dirname(newer)}${delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(newer, process.argv.slice(1), { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`the newer Node.js does not start: ${error.message}`);
      process.exit(1);
    });
    child.once('exit', resolve);
  });
  process.exit(child.exitCode ?? 1);
}

/** @returns {string} path of the program */
function newerNode() {
  const folder = join(projectRoot, '.cache', `node-${TOOLS_NODE}`);
  const program = join(folder, 'node_modules', 'node', 'bin', 'node');
  if (existsSync(program)) return program;
  console.log(`The tools need Node.js 20.19 or 22.12; getting ${TOOLS_NODE} for them, once …`);
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...first, ...args, `node@${TOOLS_NODE}`], {
    stdio: 'inherit',
    cwd: '/',
  });
  if (status === 0 && existsSync(program)) return program;
  console.error(`Getting it failed. Install Node.js 20.19, 22.12 or newer, and run this again.`);
  process.exit(1);
}
