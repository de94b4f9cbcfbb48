import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { importsOf } from '../../architecture/imports-of';

export interface SourceModule {
  readonly source: string;
  /** Modules of the same folder that are there at run time, whether at once or on intent. */
  readonly imports: readonly string[];
}

/** The modules below a folder by absolute path, without tests and what is generated. */
export function sourceGraph(root: string): Map<string, SourceModule> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|__generated__/.test(file))
    .sort()
    .map((file) => join(root, file));
  return new Map(
    files.map((file) => {
      const source = readFileSync(file, 'utf8');
      const imports = importsOf(source)
        .filter(({ isTypeOnly, specifier }) => !isTypeOnly && specifier.startsWith('.'))
        .flatMap(({ specifier }) => moduleAt(resolve(dirname(file), specifier)) ?? []);
      return [file, { source, imports }];
    }),
  );
}

function moduleAt(path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** Modules and all that they import, and these, and so on, but for some that are left out with what only they import. */
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
