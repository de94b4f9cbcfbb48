import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { drawGraph, putBetweenMarkers } from './draw-graph';
import { circles, type Edge, folderGraph } from './folder-graph';

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
  'bench',
]);
const SHOP = 'apps/storefront/src/';

/** The page of the architecture as the sources of a checkout have it now. */
export function architecturePage(root: string, page: string): string {
  const files = new Map(
    ['apps', 'packages', 'scripts']
      .flatMap((folder) => sourcesBelow(join(root, folder)))
      .map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
  const packages = folderGraph(files, packageOf);
  const folders = folderGraph(files, folderOfShop);
  let drawn = putBetweenMarkers(page, 'packages', drawGraph(packages));
  drawn = putBetweenMarkers(drawn, 'storefront', drawGraph(folders));
  return putBetweenMarkers(drawn, 'circles', circlesSentence([...packages, ...folders]));
}

function packageOf(path: string): string | null {
  if (path.startsWith('scripts/')) return 'scripts';
  return /^(?:apps|packages)\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** `app`, `screens` …; files beside the folders (the proxy, the variables) are none. */
function folderOfShop(path: string): string | null {
  const [folder, below] = path.startsWith(SHOP) ? path.slice(SHOP.length).split('/') : [];
  return folder !== undefined && below !== undefined ? folder : null;
}

function circlesSentence(edges: readonly Edge[]): string {
  const found = circles(edges);
  if (found.length === 0) return 'There are no circles.';
  return `Circles, red in the picture: ${found.map((members) => members.map((name) => `\`${name}\``).join(', ')).join('; ')}.`;
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesBelow(path);
    return SOURCE.test(entry.name) && !NOT_RUNNING.test(entry.name) ? [path] : [];
  });
}
