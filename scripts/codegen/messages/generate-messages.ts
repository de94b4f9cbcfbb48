import type { CompiledMessage } from '#storefront/foundation/i18n/message-table.ts';
import { writeGenerated } from '../write-generated';
import {
  type BrandSource,
  type CatalogueSource,
  compileBrandWords,
  compileCatalogues,
} from './compile-catalogues';
import type { ParameterKinds } from './compile-message';
import { messageParts } from './message-parts';
import { type SourceModule, sourceGraph } from './source-graph';

export interface MessagesOptions {
  readonly languages: readonly CatalogueSource[];
  /** Overrides of brands. */
  readonly brands?: readonly BrandSource[];
  /** Absolute path of the code that uses them. */
  readonly source: string;
  /** Absolute path of the server-only module with the whole catalogue. */
  readonly catalogueModule: string;
  /** Absolute path of the output folder, which contains nothing else. */
  readonly output: string;
  /**
   * Receives each unused message during development, where messages precede their screens. Without it an unused message is a fault, so
   * builds never contain one.
   */
  readonly onUnsaid?: (line: string) => void;
}

const HEADING = '// Generated from messages/*.json by `npm run codegen`.\n';

type Tree<Leaf> = { [name: string]: Leaf | Tree<Leaf> };

/**
 * Compiles the shop's messages: their types, the server's catalogues, and by language the messages of each page part that runs in the
 * browser.
 * @returns names of written or removed files
 * @throws with a line for each fault; nothing is written then
 */
export function generateMessages(options: MessagesOptions): string[] {
  const { languages, brands = [], source, catalogueModule, output, onUnsaid } = options;
  const { parameters, messages, missing, problems } = compileCatalogues(languages);
  const keys = [...parameters.keys()];
  const graph = sourceGraph(source);
  const found = messageParts(graph, keys, source, catalogueModule);
  const { parts } = found;
  const codeParts = [...new Set(tablesInCode(graph))].sort();
  const inBrowser = new Set(codeParts.flatMap((part) => parts.get(part) ?? []));
  const { words, problems: misplaced } = compileBrandWords(brands, parameters, inBrowser);
  const unsaid = found.unsaid.map((key) => `${key} is said by no screen`);
  const faults = [...problems, ...found.problems, ...misplaced, ...(onUnsaid ? [] : unsaid)];
  if (faults.length > 0) {
    throw new Error(
      [...faults, `faults in the messages: ${faults.length}; nothing was generated`].join('\n'),
    );
  }
  if (onUnsaid) unsaid.forEach(onUnsaid);
  const names = [...parts.keys()];
  const files = new Map([
    ['messages.ts', typesOf(parameters, names)],
    ['part-tables.ts', tablesFile(names, codeParts, [...messages.keys()])],
    ['missing-messages.ts', missingFile(Object.fromEntries(missing))],
    ['brand-words.ts', brandsFile(words)],
  ]);
  for (const [locale, compiled] of messages) {
    files.set(`catalogue.${locale}.ts`, tableFile(null, compiled, keys, locale));
    for (const [part, said] of parts)
      files.set(`${part}.${locale}.ts`, tableFile(part, compiled, said, locale));
  }
  return writeGenerated(files, output);
}

function typesOf(parameters: ReadonlyMap<string, ParameterKinds>, parts: readonly string[]): string {
  const fields = (tree: Tree<string>, indent: string): string =>
    Object.entries(tree)
      .map(([name, entry]) => {
        const type = typeof entry === 'string' ? entry : `{\n${fields(entry, `${indent}  `)}${indent}}`;
        return `${indent}readonly ${JSON.stringify(name)}: ${type};\n`;
      })
      .join('');
  const types = new Map([...parameters].map(([key, kinds]) => [key, typeOfMessage(kinds)]));
  return `${HEADING}import type { Locale } from '../locale';

/** Every word of the shop in one language: \`m.cart.title\`, \`m.cart.couponApplied({ code })\`. */
export interface Messages {
  /** The language they are in. */
  readonly locale: Locale;
${fields(treeOf(types), '  ')}}

/** Parts of pages whose messages are sent to the browser. */
export type MessagePart = ${parts.map((part) => JSON.stringify(part)).join(' | ') || 'never'};
`;
}

function typeOfMessage(kinds: ParameterKinds): string {
  if (kinds.size === 0) return 'string';
  const values = [...kinds].map(
    ([name, kind]) => `readonly ${name}: ${kind === 'number' ? 'number' : 'string | number'}`,
  );
  return `(values: { ${values.join('; ')} }) => string`;
}

/** A module with the compiled messages of some keys in one language. */
function tableFile(
  part: string | null,
  compiled: ReadonlyMap<string, CompiledMessage>,
  keys: readonly string[],
  locale: string,
): string {
  const chosen = new Map(keys.map((key) => [key, compiled.get(key) ?? '']));
  const json = JSON.stringify({ locale, ...treeOf(chosen) }, null, 2);
  const type = part === null ? 'MessagePart' : JSON.stringify(part);
  const ofAny = part === null ? "import type { MessagePart } from './messages';\n" : '';
  return `${HEADING}import type { MessageTable } from '../message-table';
${ofAny}
export const messages = ${json} as MessageTable<${type}>;
`;
}

/** A module with the tables of some parts, by part and language. */
function tablesFile(
  parts: readonly string[],
  codeParts: readonly string[],
  locales: readonly string[],
): string {
  const variable = (part: string, locale: string) => `${part}_${locale}`.replaceAll('-', '_');
  const imports = ['catalogue', ...parts].flatMap((part) =>
    locales.map((locale) => `import { messages as ${variable(part, locale)} } from './${part}.${locale}';\n`),
  );
  const tablesOf = (part: string) =>
    locales.map((locale) => `${JSON.stringify(locale)}: ${variable(part, locale)}`).join(', ');
  const rows = parts.map((part) => {
    return `  ${JSON.stringify(part)}: { ${tablesOf(part)} },\n`;
  });
  return `${HEADING}import type { Locale } from '../locale';
import type { MessageTable } from '../message-table';
${imports.join('')}import type { MessagePart } from './messages';

export const PART_TABLES: { readonly [Part in MessagePart]: Readonly<Record<Locale, MessageTable<Part>>> } = {
${rows.join('')}};

/** Parts of code that loads on intent. */
export const CODE_PARTS = ${JSON.stringify(codeParts)} as const;

/** All messages, by language. */
export const CATALOGUES: Readonly<Record<Locale, MessageTable<MessagePart>>> = { ${tablesOf('catalogue')} };
`;
}

/** Parts whose tables are in the browser's own code instead of the page. */
function tablesInCode(graph: ReadonlyMap<string, SourceModule>): string[] {
  return [...graph.values()].flatMap(({ source }) =>
    [...source.matchAll(/import\('[^']*__generated__\/(\w+)\.\w+(?:\.ts)?'\)/g)].map(([, part = '']) => part),
  );
}

function brandsFile(words: object): string {
  return `${HEADING}import type { CompiledMessage } from '../message-table';
import type { Locale } from '../locale';

/** What brands say in another way, by brand, language and path. */
export const BRAND_WORDS: Readonly<
  Record<string, Readonly<Partial<Record<Locale, Readonly<Record<string, CompiledMessage>>>>>>
> = ${JSON.stringify(words, null, 2)};
`;
}

function missingFile(missing: object): string {
  return `${HEADING}import type { Locale } from '../locale';

/** Paths of the messages that a language lacks, and has from its fallback. */
export const MISSING_MESSAGES: Readonly<Partial<Record<Locale, readonly string[]>>> = ${JSON.stringify(missing, null, 2)};
`;
}

/** Paths as a tree of their segments. */
function treeOf<Leaf>(leaves: ReadonlyMap<string, Leaf>): Tree<Leaf> {
  const root: Tree<Leaf> = {};
  for (const [key, leaf] of leaves) {
    const segments = key.split('.');
    const name = segments.pop() ?? '';
    let branch = root;
    for (const segment of segments) {
      branch[segment] ??= {};
      branch = branch[segment] as Tree<Leaf>;
    }
    branch[name] = leaf;
  }
  return root;
}
