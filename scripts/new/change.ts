/** What a new thing is called, and for which row of the requirements it is made. */
export interface NewThing {
  /** In kebab case: `gift-card`. */
  readonly name: string;
  /** `GiftCard`. */
  readonly pascal: string;
  /** `giftCard`. */
  readonly camel: string;
  /** `gift card`. */
  readonly words: string;
  /** Folder of its noun: `product`; null for what belongs to none. */
  readonly noun: string | null;
  /** Row of docs/requirements.md: `PROD-12`. */
  readonly row: string;
}

/** A file that is written new, or a line that is put into one: below the last line that matches, at its indentation. */
export type Change =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly below: RegExp; readonly line: string };

/** How files are read: null for one that is not there. */
export type ReadFile = (path: string) => string | null;

/** @throws Error where a name is not in kebab case */
export function newThing(name: string, row: string, noun: string | null): NewThing {
  const wrong = [name, noun ?? 'noun'].find((word) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(word));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not in kebab case, as gift-card is`);
  const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const camel = `${name[0]}${pascal.slice(1)}`;
  return { name, pascal, camel, words: name.replaceAll('-', ' '), noun, row };
}

/**
 * The texts of all files after the changes. Nothing is written here: a change that cannot be made leaves all as it was.
 * @throws Error naming the file that is there already, or that has no line of the kind that a line belongs below
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
    const at = lines.findLastIndex((line) => change.below.test(line));
    if (at === -1) throw new Error(`${change.path} has no line like ${change.below.source}`);
    const indent = /^\s*/.exec(lines[at] ?? '')?.[0] ?? '';
    lines.splice(at + 1, 0, ...change.line.split('\n').map((line) => `${indent}${line}`));
    texts.set(change.path, lines.join('\n'));
  }
  return texts;
}
