import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage */

const lockFile = join(projectRoot, 'package-lock.json');
const stamp = join(projectRoot, 'node_modules', '.installed-by');

/**
 * Runs `npm ci` unless node_modules holds what the lock file names. A hash of the lock file, kept in node_modules,
 * makes the usual answer quick; without it the versions that npm noted there are compared one by one.
 * @returns {Promise<void>}
 */
export async function ensureInstalled() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!installedAsLocked()) {
    console.log('Installing the packages of package-lock.json (npm ci), once …');
    const began = Date.now();
    const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) {
      console.error(`npm ci ended with ${code}: the packages are not complete.`);
      process.exit(1);
    }
    console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  }
  writeFileSync(stamp, hash);
}

/** @returns {boolean} */
function installedAsLocked() {
  const noted = join(projectRoot, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf(lockFile)).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // Optional packages are those of other systems.
    return found ? link === true || found.version === version : optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * Runs npm: the very one that runs us, if it does.
 * @param {string[]} args
 * @returns {Promise<number | string>} exit code or signal
 */
function npm(args) {
  const own = process.env.npm_execpath;
  const isNpm = own !== undefined && /npm-cli\.c?js$/.test(own);
  const [command, first] = isNpm ? [process.execPath, [own]] : ['npm', []];
  // NODE_ENV=production would leave out what the build needs.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(command, [...first, ...args], { cwd: projectRoot, stdio: 'inherit', env });
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
