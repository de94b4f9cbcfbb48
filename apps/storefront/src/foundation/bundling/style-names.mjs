import { styleFiles } from './style-files.mjs';

/** No name begins with an A: ad blockers hide names like `ad1`. */
const LETTERS = 'bcdefghijklmnopqrstuvwxyz';
const DIGITS = 10;

/**
 * Names of classes and variables in a built shop: a letter and a digit for the file, then the name's index in it. vanilla-extract's own
 * names have a hash of seven characters, and every page has 250 (PERF-01).
 * @param {string} root of the checkout
 * @returns {(name: { hash: string, filePath: string }) => string} from the file's hash with the name's index, and the file's path
 * relative to the built folder
 * @throws if there are more files than names
 */
export function styleNames(root) {
  const codes = new Map(
    styleFiles(root).map((file, index) => [file, `${LETTERS[Math.floor(index / DIGITS)]}${index % DIGITS}`]),
  );
  if (codes.size > LETTERS.length * DIGITS)
    throw new Error(`${codes.size} style files exceed the number of short names`);
  /**
   * Lengths of the hashes, by file: the first name of each has one character after it.
   * @type {Map<string, number>}
   */
  const lengths = new Map();
  return ({ hash, filePath }) => {
    const file = filePath.replace(/^(?:\.\.\/)+/, '');
    const code = codes.get(file);
    if (code === undefined) return `_${hash}`;
    const length = lengths.get(file) ?? hash.length - 1;
    lengths.set(file, length);
    return code + hash.slice(length);
  };
}
