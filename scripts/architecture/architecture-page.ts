import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cacheTable } from './cache-table';
import { drawGraph, putBetweenMarkers } from './draw-graph';
import { folderGraph } from './folder-graph';

/** The page with the graphs. */
export const PAGE = 'docs/architecture.md';

const SOURCE = /\.tsx?$/;
const NOT_RUNNING = /\.(?:test|spec|stories|model|adapter)\.tsx?$/;
const NOT_WRITTEN = new Set([
  'node_modules',
  '__generated__',
  '.next',
  'storybook-static',
  'styles',
  '.styles',
]);
const SKIPPED = new Set([...NOT_WRITTEN, 'e2e', 'test', 'testing', 'stories']);
const SHOP = 'apps/storefront/src/';

/** The architecture page for the current sources of a checkout. */
export function architecturePage(root: string, page: string): string {
  const files = runningSources(root);
  let drawn = putBetweenMarkers(page, 'packages', drawGraph(folderGraph(files, packageOf)));
  drawn = putBetweenMarkers(drawn, 'storefront', drawGraph(folderGraph(files, featureOf)));
  return putBetweenMarkers(drawn, 'caches', cacheTable());
}

/** Text of every source file of the shop, the platform and scripts, by path from the root, without tests and stories. */
export function runningSources(root: string): Map<string, string> {
  return sources(root, (name) => !NOT_RUNNING.test(name), SKIPPED);
}

/** The same with tests, stories and tools. */
export function allSources(root: string): Map<string, string> {
  return sources(root, () => true, NOT_WRITTEN, ['tools']);
}

function sources(
  root: string,
  isMeant: (name: string) => boolean,
  skipped: ReadonlySet<string>,
  more: readonly string[] = [],
): Map<string, string> {
  return new Map(
    ['apps', 'brands', 'packages', 'scripts', ...more]
      .flatMap((folder) => sourcesBelow(join(root, folder), isMeant, skipped))
      .map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

/** The package of a file; all scripts are one. */
export function packageOf(path: string): string | null {
  const [alone = ''] = /^(?:scripts|brands)(?=\/)/.exec(path) ?? [];
  if (alone) return alone;
  return /^(?:apps|packages)\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** The group for the cycle check: `features/cart`, `foundation/env`, `app`; null outside the shop's sources. */
export function groupOfShop(path: string): string | null {
  if (!path.startsWith(SHOP)) return null;
  const [level = '', noun = '', layer = ''] = path.slice(SHOP.length).split('/');
  if (level === 'features') return `${noun}/${layer}`;
  return level === 'foundation' || level === 'shell' ? `${level}/${noun}` : level;
}

/** `cart/screen`; null for contracts, which every feature may import, and for files outside features. */
export function featureOf(path: string): string | null {
  const [, group = '', layer] = /\/features\/([^/]+\/([^/]+))\//.exec(path) ?? [];
  return path.startsWith(SHOP) && group !== '' && layer !== 'contract' ? group : null;
}

function sourcesBelow(
  folder: string,
  isMeant: (name: string) => boolean,
  skipped: ReadonlySet<string>,
): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourcesBelow(path, isMeant, skipped);
    return SOURCE.test(entry.name) && isMeant(entry.name) ? [path] : [];
  });
}
