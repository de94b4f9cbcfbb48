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

/** A new file, or a line inserted below the last matching line, with its indentation. */
export type Change =
  | { readonly path: string; readonly text: string }
  | {
      readonly path: string;
      readonly below: RegExp | ((line: string) => boolean);
      readonly line: string;
    };

/** Reads a file; null if it does not exist. */
export type ReadFile = (path: string) => string | null;

/** @throws Error for a name that is not kebab case */
export function newThing(name: string, row: string, noun: string | null): NewThing {
  const wrong = [name, noun ?? 'noun'].find((word) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(word));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not in kebab case, such as gift-card`);
  const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const camel = `${name[0]}${pascal.slice(1)}`;
  return { name, pascal, camel, words: name.replaceAll('-', ' '), noun, row };
}

/**
 * The texts of all files after the changes. Nothing is written here, so a failing change leaves all files unchanged.
 * @throws Error that names an existing file, or a file without a matching line
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
    const { below } = change;
    const at = lines.findLastIndex((line) => (below instanceof RegExp ? below.test(line) : below(line)));
    if (at === -1) throw new Error(`${change.path} has no line like ${below}`);
    const indent = /^\s*/.exec(lines[at] ?? '')?.[0] ?? '';
    lines.splice(at + 1, 0, ...change.line.split('\n').map((line) => `${indent}${line}`));
    texts.set(change.path, lines.join('\n'));
  }
  return texts;
}
