/** Names of a new thing, and its requirement row. */
export interface NewThing {
  /** In kebab case: `gift-card`. */
  readonly name: string;
  /** `GiftCard`. */
  readonly pascal: string;
  /** `giftCard`. */
  readonly camel: string;
  /** `gift card`. */
  readonly words: string;
  /** Folder of its noun: `product`; null without one. */
  readonly noun: string | null;
  /** Row of docs/requirements.md: `PROD-12`. */
  readonly row: string;
}

/** A new file, or a line inserted below the last matching line, with its indentation; one that several things share is inserted once. */
export type Change =
  | { readonly path: string; readonly text: string }
  | {
      readonly path: string;
      readonly below: RegExp | ((line: string) => boolean);
      readonly line: string;
      readonly isShared?: true;
    };

/** Reads a file; null if it does not exist. */
export type ReadFile = (path: string) => string | null;

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** A function of such a name does not compile. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** @throws Error for a name that is not kebab case, with its kebab case, or that is a word of JavaScript */
export function newThing(name: string, row: string, noun: string | null): NewThing {
  const wrong = [name, noun ?? 'noun'].find((word) => !KEBAB.test(word));
  if (wrong !== undefined) {
    const kebab = kebabCase(wrong);
    throw new Error(`"${wrong}" is not in kebab case: ${KEBAB.test(kebab) ? kebab : 'such as gift-card'}`);
  }
  if (RESERVED.has(name)) throw new Error(`"${name}" is a reserved word of JavaScript: choose a longer name`);
  const pascal = pascalCase(name);
  const camel = `${name[0]}${pascal.slice(1)}`;
  return { name, pascal, camel, words: name.replaceAll('-', ' '), noun, row };
}

/** `gift-card` as `GiftCard`. */
export function pascalCase(kebab: string): string {
  return kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `GiftCard`, `Gift Card` and `gift_card` as `gift-card`. */
function kebabCase(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
}

/**
 * The texts of all files after the changes. Nothing is written here, so a failing change leaves all files unchanged.
 * @throws Error that names an existing file, a file without a matching line, or an object that has the key already
 */
export function textsAfter(changes: readonly Change[], read: ReadFile): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const change of changes) {
    const text = texts.get(change.path) ?? read(change.path);
    if ('text' in change) {
      if (text !== null) throw new Error(`${change.path} is there already`);
      texts.set(change.path, change.text);
      continue;
    }
    const lines = (text ?? '').split('\n');
    if (change.isShared && lines.some((line) => line.trim() === change.line)) continue;
    const { below } = change;
    const at = lines.findLastIndex((line) => (below instanceof RegExp ? below.test(line) : below(line)));
    if (at === -1) throw new Error(`${change.path} has no line like ${below}`);
    const indent = ' '.repeat(indentOf(lines[at] ?? ''));
    const added = change.line.split('\n').map((line) => `${indent}${line}`);
    const key = keyOf(added[0] ?? '');
    if (
      key !== null &&
      objectAround(lines, at + 1, indentOf(added[0] ?? '')).some((line) => keyOf(line) === key)
    )
      throw new Error(`${change.path} has "${key}" already`);
    lines.splice(at + 1, 0, ...added);
    texts.set(change.path, lines.join('\n'));
  }
  return texts;
}

/** The key of a line of an object, of JSON or of TypeScript. */
function keyOf(line: string): string | null {
  return /^\s*"?(\w+)"?:/.exec(line)?.[1] ?? null;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** The lines of the object into which a line is inserted, without those of objects in it. */
function objectAround(lines: readonly string[], at: number, indent: number): string[] {
  const isOutside = (line: string) => line.trim() !== '' && indentOf(line) < indent;
  const end = lines.findIndex((line, index) => index >= at && isOutside(line));
  const start = lines.slice(0, at).findLastIndex(isOutside);
  return lines.slice(start + 1, end === -1 ? undefined : end).filter((line) => indentOf(line) === indent);
}
