import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/**
 * Package set to install: for builds and starts of the shop, or also for tests, checks and stories.
 * @typedef {'start' | 'everything'} PackageSet
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, dev?: boolean, peer?: boolean, link?: boolean }} LockedPackage
 */

/** @type {readonly PackageSet[]} the smaller one first */
const SETS = ['start', 'everything'];
/** The only peer without another user is three.js (39 MB), which the viewer that requires it bundles. */
const NPM_OPTIONS = { start: ['--omit=dev', '--omit=peer'], everything: ['--include=dev', '--include=peer'] };

/**
 * Runs `npm ci` unless node_modules matches the lock file. A hash of the lock file and the set, stored in node_modules, is the fast check.
 * Without it the installed versions recorded by npm are compared one by one.
 * @param {PackageSet} set
 * @returns {Promise<void>}
 */
export async function ensureInstalled(set) {
  await ensureFolderInstalled(projectRoot, set);
}

/**
 * The same for a folder of `tools/`, which has its own lock file.
 * @param {string} name
 * @returns {Promise<void>}
 */
export async function ensureToolInstalled(name) {
  await ensureFolderInstalled(join(projectRoot, 'tools', name), 'everything');
}

/**
 * @param {string} folder
 * @param {PackageSet} set
 * @returns {Promise<void>}
 */
async function ensureFolderInstalled(folder, set) {
  const lockFile = join(folder, 'package-lock.json');
  const stamp = join(folder, 'node_modules', '.installed-by');
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const noted = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (noted === `${hash} everything` || noted === `${hash} ${set}`) return;
  const locked = packagesOf(lockFile);
  const installed = installedPackages(folder);
  const found = SETS.findLast((each) => holds(installed, locked, each));
  if (found === undefined || (found === 'start' && set === 'everything')) {
    const what = set === 'start' ? 'what the shop runs with' : `the packages of ${basename(folder)}`;
    console.log(`Installing ${what} (npm ci), once …`);
    const began = Date.now();
    const code = await npm(folder, [
      'ci',
      ...NPM_OPTIONS[set],
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code !== 0) {
      console.error(`npm ci exited with ${code}: the packages are incomplete.`);
      process.exit(1);
    }
    console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  }
  writeFileSync(stamp, `${hash} ${found === 'everything' ? found : set}`);
}

/**
 * Whether all packages of a set are installed in the locked version.
 * @param {Readonly<Record<string, LockedPackage>>} installed
 * @param {Readonly<Record<string, LockedPackage>>} locked
 * @param {PackageSet} set
 * @returns {boolean}
 */
export function holds(installed, locked, set) {
  return Object.entries(locked).every(([path, { version, optional, devOptional, dev, peer, link }]) => {
    if (!path.includes('node_modules/')) return true;
    if (set === 'start' && (dev || devOptional || peer)) return true;
    const found = installed[path];
    // Optional packages are for other systems.
    return found ? link === true || found.version === version : optional === true || devOptional === true;
  });
}

/**
 * @param {string} folder
 * @returns {Readonly<Record<string, LockedPackage>>} as recorded by npm
 */
function installedPackages(folder) {
  const noted = join(folder, 'node_modules', '.package-lock.json');
  return existsSync(noted) ? packagesOf(noted) : {};
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * Runs npm, the same one that runs this process if any.
 * @param {string} cwd
 * @param {string[]} args
 * @returns {Promise<number | string>} exit code or signal
 */
function npm(cwd, args) {
  const own = process.env['npm_execpath'];
  const isNpm = own !== undefined && /npm-cli\.c?js$/.test(own);
  const [command, first] = isNpm ? [process.execPath, [own]] : ['npm', []];
  // NODE_ENV=production would skip packages that the build needs.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(command, [...first, ...args], { cwd, stdio: 'inherit', env });
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? signal ?? 'no code');
    });
  });
}
