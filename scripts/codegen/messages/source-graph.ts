import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { importsOf } from '../../architecture/imports-of';
import { subpathImport } from '../../architecture/subpath-imports';
import { projectRoot } from '../../setup/project-root.mjs';

export interface SourceModule {
  readonly source: string;
  /** Runtime imports from the same folder, static or dynamic. */
  readonly imports: readonly string[];
}

/** The modules below a folder by absolute path, without tests and generated files. */
export function sourceGraph(root: string): Map<string, SourceModule> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|__generated__/.test(file))
    .sort()
    .map((file) => join(root, file));
  return new Map(
    files.map((file) => {
      const source = readFileSync(file, 'utf8');
      const imports = importsOf(source)
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .flatMap(({ specifier }) => moduleAt(pathOf(specifier, file)) ?? []);
      return [file, { source, imports }];
    }),
  );
}

/** Absolute path of a module of the same package, with or without extension; null for another package. */
function pathOf(specifier: string, file: string): string | null {
  if (specifier.startsWith('.')) return resolve(dirname(file), specifier);
  const path = subpathImport(specifier, relative(projectRoot, file).split(sep).join('/'));
  return path === null ? null : join(projectRoot, path);
}

function moduleAt(path: string | null): string | undefined {
  if (path === null) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** Modules with all transitive imports, except excluded ones and what only they import. */
export function reachedFrom(
  roots: readonly string[],
  graph: ReadonlyMap<string, SourceModule>,
  leftOut: readonly string[] = [],
): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || leftOut.includes(file)) continue;
    reached.add(file);
    open.push(...(graph.get(file)?.imports ?? []));
  }
  return reached;
}
