import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';

/**
 * The launcher's validated settings.
 * @typedef {object} LauncherEnv
 * @property {number} port
 * @property {number} platformPort
 * @property {string} dataDir absolute folder of all persistent data
 * @property {string | undefined} databaseUrl an existing PostgreSQL server to use instead of our own
 * @property {string} shopUrl
 * @property {string} platformUrl
 * @property {boolean} pageServer false when the built shop runs by Next's own server alone (docs/adr/0137)
 * @property {boolean} localPlatform false when PLATFORM_URL names a platform that runs already: none is started then
 */

/** @typedef {Readonly<Record<string, string | undefined>>} Variables */

const DEFAULT_PORTS = { PORT: 3000, PLATFORM_PORT: 4000 };

/** @param {string} value @returns {string | null} */
function portFault(value) {
  if (!/^\d+$/.test(value)) return 'must be a port number';
  const port = Number(value);
  return port >= 1 && port <= 65_535 ? null : 'must be a port number from 1 to 65535';
}

/** @param {string} value @returns {string | null} */
function addressFault(value) {
  return isUrlOf(value, /^https?:$/) ? null : 'must be an http or https address';
}

/** Error of a variable's value; null if valid. */
const CHECKS = {
  PORT: portFault,
  PLATFORM_PORT: portFault,
  DATA_DIR: () => null,
  DATABASE_URL: (/** @type {string} */ value) =>
    isUrlOf(value, /^postgres(ql)?:$/)
      ? null
      : 'must look like postgresql://user:password@host:5432/database',
  PLATFORM_URL: addressFault,
  SHOP_URL: addressFault,
  PAGE_SERVER: (/** @type {string} */ value) => (/^(?:on|off)$/.test(value) ? null : 'must be on or off'),
};

/**
 * Errors of the launcher's variables, one line each, which begins with the name. Empty ones count as absent.
 * @param {Variables} variables
 * @returns {string[]}
 */
export function launcherFaults(variables) {
  const given = givenOf(variables);
  const faults = Object.entries(CHECKS).flatMap(([name, faultOf]) => {
    const value = given[name];
    const fault = value === undefined ? null : faultOf(value);
    return fault === null ? [] : [`${name} ${fault} (it is "${value}")`];
  });
  const { PORT = DEFAULT_PORTS.PORT, PLATFORM_PORT = DEFAULT_PORTS.PLATFORM_PORT } = given;
  if (Number(PORT) === Number(PLATFORM_PORT)) {
    faults.push(`PLATFORM_PORT must differ from PORT (it is "${PLATFORM_PORT}")`);
  }
  return faults;
}

/**
 * Reads the launcher's variables. `setting-faults.ts` checks those of the platform and the shop.
 * @param {Variables} variables
 * @returns {LauncherEnv}
 * @throws Error that names every invalid variable
 */
export function launcherEnv(variables) {
  const faults = launcherFaults(variables);
  if (faults.length > 0) throw new Error(settingsSentence(faults));
  const given = givenOf(variables);
  const { DATA_DIR = dataDirOf(given['BRAND']), DATABASE_URL, PLATFORM_URL, SHOP_URL } = given;
  const port = Number(given['PORT'] ?? DEFAULT_PORTS.PORT);
  const platformPort = Number(given['PLATFORM_PORT'] ?? DEFAULT_PORTS.PLATFORM_PORT);
  return {
    port,
    platformPort,
    dataDir: resolve(projectRoot, DATA_DIR),
    databaseUrl: DATABASE_URL,
    shopUrl: SHOP_URL ?? `http://localhost:${port}`,
    platformUrl: PLATFORM_URL ?? `http://127.0.0.1:${platformPort}`,
    pageServer: given['PAGE_SERVER'] !== 'off',
    localPlatform: PLATFORM_URL === undefined,
  };
}

/**
 * Data folder: a brand with its own catalogue has its own folder, since a seeded database keeps its goods.
 * @param {string | undefined} brand
 * @returns {string}
 */
function dataDirOf(brand) {
  const hasCatalogue =
    brand !== undefined &&
    /^[\w-]+$/.test(brand) &&
    existsSync(join(projectRoot, 'packages/fixtures', brand, 'catalogue/products'));
  return hasCatalogue ? `.data/${brand}` : '.data';
}

/**
 * @param {readonly string[]} faults a line for each variable
 * @returns {string} for the user
 */
export function settingsSentence(faults) {
  return `These variables are invalid, see .env.example:\n${faults.map((fault) => `  ${fault}`).join('\n')}`;
}

/**
 * The non-empty variables.
 * @param {Variables} variables
 * @returns {Record<string, string | undefined>}
 */
export function givenOf(variables) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

/**
 * @param {string} value
 * @param {RegExp} protocol
 * @returns {boolean}
 */
function isUrlOf(value, protocol) {
  return URL.canParse(value) && protocol.test(new URL(value).protocol);
}
