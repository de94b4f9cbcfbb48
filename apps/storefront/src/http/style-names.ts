import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What vanilla-extract tells of a name that it is about to make. */
interface StyleName {
  /** Its own name: a hash of the file, and which one of the file it is. */
  readonly hash: string;
  /** From the folder that is built. */
  readonly filePath: string;
}

/** Folders that have styles. */
const FOLDERS = ['packages/design-tokens/src', 'packages/ui-kit/src'] as const;
/** None begins with an A: blockers of advertisements hide what is called `ad1`. */
const LETTERS = 'bcdefghijklmnopqrstuvwxyz';
const DIGITS = 10;

/**
 * Names of classes and variables in a built shop: a letter and a digit for their file, then which one of the file they are, where
 * vanilla-extract's own have a hash of seven characters, 250 of which are in every page (PERF-01). They are the same in every process of a
 * build, which compiles for servers and for browsers apart.
 * @param root of the checkout
 * @throws where there are more files than names
 */
export function styleNames(root: string): (name: StyleName) => string {
  const codes = new Map(
    FOLDERS.flatMap((folder) => styleFiles(root, folder)).map((file, index) => [
      file,
      `${LETTERS[Math.floor(index / DIGITS)]}${index % DIGITS}`,
    ]),
  );
  if (codes.size > LETTERS.length * DIGITS)
    throw new Error(`${codes.size} style files are more than there are names for`);
  /** Lengths of the hashes, by file: the first name of each has one character after it. */
  const lengths = new Map<string, number>();
  return ({ hash, filePath }) => {
    const file = filePath.replace(/^(?:\.\.\/)+/, '');
    const code = codes.get(file);
    if (code === undefined) return `_${hash}`;
    const length = lengths.get(file) ?? hash.length - 1;
    lengths.set(file, length);
    return code + hash.slice(length);
  };
}

/** The style files of a folder, from the root, in an order of their own. */
function styleFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
    .sort();
}
