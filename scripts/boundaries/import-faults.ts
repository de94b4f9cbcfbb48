import { fileOfImport, sourceAt } from '../architecture/folder-graph';
import { importsOf } from '../architecture/imports-of';
import { FEATURE_DOORS, FEATURE_LAYERS, IMPORT_TABLE, SHOP_LEVELS } from './import-table';

const SHOP = 'apps/storefront/src/';
const TEST = /\.(?:test|spec|stories|model|adapter)\.tsx?$|\/(?:test|testing|e2e|stories|\.storybook)\//;
const CONTRACT_TEST = /\.contract\.test\.ts$/;

/**
 * Imports that the table forbids, each as a line with the file, the import and the error. Tests and stories may also import the
 * packages of `oursInTests`, and any file of their own app.
 * @param files text of each file by its path from the repository root
 */
export function importFaults(files: ReadonlyMap<string, string>): string[] {
  const doors = new Set<string>();
  const faults = [...files].flatMap(([path, text]) =>
    importsOf(text).flatMap(({ specifier }) => {
      const fault = packageFault(path, specifier) ?? shopFault(path, specifier, files, doors);
      return fault === null ? [] : [`${path}: ${specifier} ${fault}`];
    }),
  );
  const unused = FEATURE_DOORS.filter((door) => !doors.has(door) && hasFeature(files, door));
  return [...faults, ...unused.map((door) => `FEATURE_DOORS: no other feature imports ${door}`)];
}

function packageFault(path: string, specifier: string): string | null {
  const found = Object.entries(IMPORT_TABLE).find(([, { folder }]) => path.startsWith(`${folder}/`));
  if (found === undefined) return null;
  const [name, { ours, oursInTests, never }] = found;
  const isTest = TEST.test(path);
  const [, of] = /^@shop\/([^/]+)/.exec(specifier) ?? [];
  if (of !== undefined) {
    const isAllowed = of === name || ours.includes(of) || (isTest && oursInTests.includes(of));
    return isAllowed ? null : `is no package that ${name} may import`;
  }
  const isNever = never.some(
    (other) =>
      specifier === other || (/^[/:]/.test(specifier.slice(other.length)) && specifier.startsWith(other)),
  );
  // Tests of pure code may read from disk; a contract test may be any client.
  if (!isNever || (isTest && specifier.startsWith('node:')) || CONTRACT_TEST.test(path)) return null;
  return `may not be imported by ${name}`;
}

function shopFault(
  path: string,
  specifier: string,
  files: ReadonlyMap<string, string>,
  doors: Set<string>,
): string | null {
  if (!path.startsWith(SHOP) || TEST.test(path)) return null;
  const target = fileOfImport(specifier, path);
  if (target === null) return null;
  const to = sourceAt(target, files);
  if (!to.startsWith(SHOP)) return null;
  const [own, others] = [path.slice(SHOP.length).split('/'), to.slice(SHOP.length).split('/')];
  const [level, ofOthers] = [levelOf(own), levelOf(others)];
  if (level < ofOthers) return `is above ${own[0]}`;
  if (level === ofOthers && level > FEATURES && own[0] !== others[0]) return `is not of ${own[0]}`;
  if (own[0] !== 'features' || others[0] !== 'features') return null;
  const [, feature = '', layer = ''] = own;
  const [, other = '', otherLayer = ''] = others;
  if (!FEATURE_LAYERS[layer]?.includes(otherLayer)) return `is no layer that ${layer} may import`;
  if (feature === other || otherLayer === 'contract') return null;
  const door = others
    .slice(1)
    .join('/')
    .replace(/\.tsx?$/, '');
  doors.add(door);
  return FEATURE_DOORS.includes(door) ? null : `is no door of ${other} (FEATURE_DOORS)`;
}

const FEATURES = SHOP_LEVELS.findIndex((level) => level.includes('features'));

/** Files beside the folders have the highest level. */
function levelOf([folder = '']: readonly string[]): number {
  const level = SHOP_LEVELS.findIndex((folders) => folders.includes(folder));
  return level === -1 ? SHOP_LEVELS.length : level;
}

function hasFeature(files: ReadonlyMap<string, string>, door: string): boolean {
  return [...files.keys()].some((path) => path.startsWith(`${SHOP}features/${door.split('/')[0]}/`));
}
