import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cacheTable } from './cache-table';
import { drawGraph, putBetweenMarkers } from './draw-graph';
import { folderGraph } from './folder-graph';

/** The page that is drawn into. */
export const PAGE = 'docs/architecture.md';

const SOURCE = /\.tsx?$/;
const NOT_RUNNING = /\.(?:test|spec|stories|model|adapter)\.tsx?$/;
const SKIPPED = new Set([
  'node_modules',
  '__generated__',
  '.next',
  'storybook-static',
  'e2e',
  'test',
  'testing',
  'stories',
]);
const SHOP = 'apps/storefront/src/';
const PROCESS = /^apps\/storefront\/(?:server|worker|commands\/.+|src\/instrumentation)\.ts$/;

/** The page of the architecture as the sources of a checkout have it now. */
export function architecturePage(root: string, page: string): string {
  const files = runningSources(root);
  let drawn = putBetweenMarkers(page, 'packages', drawGraph(folderGraph(files, packageOf)));
  drawn = putBetweenMarkers(drawn, 'storefront', drawGraph(folderGraph(files, folderOfShop)));
  return putBetweenMarkers(drawn, 'caches', cacheTable());
}

/** Text of every source file that runs in the shop, the platform or a script, by its path from the root: no tests, no stories. */
export function runningSources(root: string): Map<string, string> {
  return new Map(
    ['apps', 'packages', 'scripts']
      .flatMap((folder) => sourcesBelow(join(root, folder)))
      .map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

/** The package that a file belongs to; all scripts are one. */
export function packageOf(path: string): string | null {
  if (path.startsWith('scripts/')) return 'scripts';
  return /^(?:apps|packages)\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** `app`, `screens` …; a file beside the folders is one by itself (`env`, `proxy`), what is started is `processes`. */
export function folderOfShop(path: string): string | null {
  if (PROCESS.test(path)) return 'processes';
  if (!path.startsWith(SHOP)) return null;
  const [name = ''] = path.slice(SHOP.length).split('/');
  return name.replace(SOURCE, '');
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesBelow(path);
    return SOURCE.test(entry.name) && !NOT_RUNNING.test(entry.name) ? [path] : [];
  });
}
