import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../setup/project-root.mjs';

const manifest = z.object({ imports: z.record(z.string(), z.string()).default({}) });

/** Patterns such as `#*` and `./src/*` by package folder, cached; the longest is first and wins, as in Node. */
const known = new Map<string, [pattern: string, target: string][]>();

/**
 * The file of `#folder/file.ts`, as a path from the root of the checkout; null if package.json has no match.
 * @param importer path of the importing file from the root
 */
export function subpathImport(specifier: string, importer: string): string | null {
  const folder = /^(?:apps|packages)\/[^/]+\//.exec(importer)?.[0] ?? '';
  for (const [pattern, target] of patternsOf(folder)) {
    const prefix = pattern.slice(0, -1);
    if (specifier.startsWith(prefix))
      return posix.join(folder, target.replace('*', specifier.slice(prefix.length)));
  }
  return null;
}

function patternsOf(folder: string): [pattern: string, target: string][] {
  const before = known.get(folder);
  if (before) return before;
  const { imports } = manifest.parse(
    JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')),
  );
  const patterns = Object.entries(imports).toSorted(([one], [other]) => other.length - one.length);
  known.set(folder, patterns);
  return patterns;
}
