import { relative, sep } from 'node:path';
import { saidMessages } from './said-messages';
import { reachedFrom, type SourceModule } from './source-graph';

/** A client component or a module of the browser that is given the words of a part makes itself a root of it. */
const ROOT = /\bMessageTable<'([\w-]+)'>/g;
const CLIENT = /^\s*['"]use client['"]/;

export interface MessageParts {
  /** By part: the paths that its roots and all they import say, in the catalogue's order. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
  readonly problems: readonly string[];
  /** Paths that nobody says, in the catalogue's order. */
  readonly unsaid: readonly string[];
}

/**
 * Which messages go to the browser, and with what. Also finds messages that nobody says, and modules that would bring the
 * whole catalogue to the browser.
 * @param keys every path of the catalogue
 * @param root the folder that file names in problems are relative to
 * @param catalogueModule the module with the whole catalogue, for the server alone
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
        // The roots of other parts are given their own words.
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
