import { relative, sep } from 'node:path';
import { saidMessages } from './said-messages';
import { reachedFrom, type SourceModule } from './source-graph';

/** A client component or browser module that receives the messages of a part is one of its roots. */
const ROOT = /\bMessageTable<'([\w-]+)'>/g;
const CLIENT = /^\s*['"]use client['"]/;

export interface MessageParts {
  /** By part: paths used by its roots and all their imports, in catalogue order. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
  readonly problems: readonly string[];
  /** Unused paths, in catalogue order. */
  readonly unsaid: readonly string[];
}

/**
 * Computes the messages for the browser, by part. Also finds unused messages, and modules that would load the whole catalogue in the
 * browser.
 * @param keys every path of the catalogue
 * @param root base folder of file names in problems
 * @param catalogueModule the server-only module with the whole catalogue
 */
export function messageParts(
  graph: ReadonlyMap<string, SourceModule>,
  keys: readonly string[],
  root: string,
  catalogueModule: string,
): MessageParts {
  const problems: string[] = [];
  const said = new Map<string, readonly string[]>();
  const roots = new Map<string, string[]>();
  for (const [file, { source }] of graph) {
    try {
      said.set(file, saidMessages(source, keys));
    } catch (error) {
      problems.push(`${nameOf(file)}: ${error instanceof Error ? error.message : String(error)}`);
    }
    for (const [, part = ''] of source.matchAll(ROOT)) {
      roots.set(part, [...(roots.get(part) ?? []), file]);
    }
    if (CLIENT.test(source) && reachedFrom([file], graph).has(catalogueModule)) {
      problems.push(`${nameOf(file)} would bring every message to the browser`);
    }
  }
  const everything = new Set([...said.values()].flat());
  const parts = new Map(
    [...roots]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([part, files]) => {
        // The roots of other parts receive their own messages.
        const others = [...roots.values()].flat().filter((file) => !files.includes(file));
        const own = new Set([...reachedFrom(files, graph, others)].flatMap((file) => said.get(file) ?? []));
        return [part, keys.filter((key) => own.has(key))];
      }),
  );
  return { parts, problems, unsaid: keys.filter((key) => !everything.has(key)) };

  function nameOf(file: string): string {
    return relative(root, file).split(sep).join('/');
  }
}
