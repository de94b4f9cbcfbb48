import { posix } from 'node:path';
import { importsOf } from './imports-of';
import { subpathImport } from './subpath-imports';

/** An import between two folders. */
export interface Edge {
  from: string;
  to: string;
  /** Every such import is type-only: none exists at runtime. */
  isTypeOnly: boolean;
}

/**
 * The edges between groups of files, sorted.
 * @param files text of each file by path from the root of the checkout
 * @param groupOf name of a path's group; null: not drawn
 */
export function folderGraph(
  files: ReadonlyMap<string, string>,
  groupOf: (path: string) => string | null,
): Edge[] {
  const edges = new Map<string, Edge>();
  for (const [path, text] of files) {
    const from = groupOf(path);
    if (from === null) continue;
    for (const { specifier, isTypeOnly } of importsOf(text)) {
      const target = fileOfImport(specifier, path);
      const to = target === null ? null : groupOf(sourceAt(target, files));
      if (to === null || to === from) continue;
      const known = edges.get(`${from} ${to}`);
      edges.set(`${from} ${to}`, { from, to, isTypeOnly: isTypeOnly && (known?.isTypeOnly ?? true) });
    }
  }
  return [...edges.values()].sort((a, b) => compare(a.from, b.from) || compare(a.to, b.to));
}

/** Groups that reach themselves at runtime, each cycle as its sorted members. */
export function circles(edges: readonly Edge[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to, isTypeOnly } of edges)
    if (!isTypeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  const reach = (start: string) => {
    const seen = new Set<string>();
    const open = [...(next.get(start) ?? [])];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(...(next.get(name) ?? []));
    }
    return seen;
  };
  const reached = new Map([...next.keys()].map((name) => [name, reach(name)]));
  const found = new Map<string, string[]>();
  for (const [name, all] of reached) {
    if (!all.has(name)) continue;
    const members = [...all].filter((other) => reached.get(other)?.has(name)).sort(compare);
    found.set(members.join(' '), members);
  }
  return [...found.values()].sort(([a = ''], [b = '']) => compare(a, b));
}

/** The file of a path without extension; the path itself if it is not among these files. */
export function sourceAt(path: string, files: ReadonlyMap<string, string>): string {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => files.has(file)) ?? path;
}

/** The folder for imports of our packages, e.g. `packages/rules/`; the path of a relative or `#` import; null for third-party packages. */
export function fileOfImport(specifier: string, importer: string): string | null {
  const [, name] = /^@shop\/([^/]+)/.exec(specifier) ?? [];
  if (name === 'brands') return 'brands/';
  if (name !== undefined)
    return `${name === 'platform' || name === 'storefront' ? 'apps' : 'packages'}/${name}/`;
  if (specifier.startsWith('#')) return subpathImport(specifier, importer);
  return specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : null;
}

/** By code unit: the same order on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
