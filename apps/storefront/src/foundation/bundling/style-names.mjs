import { styleFiles } from './style-files.mjs';

/** None begins with an A: blockers of advertisements hide what is called `ad1`. */
const LETTERS = 'bcdefghijklmnopqrstuvwxyz';
const DIGITS = 10;

/**
 * Names of classes and variables in a built shop: a letter and a digit for their file, then which one of the file they are, where
 * vanilla-extract's own have a hash of seven characters, 250 of which are in every page (PERF-01).
 * @param {string} root of the checkout
 * @returns {(name: { hash: string, filePath: string }) => string} of a hash of the file followed by which one of the file it is, and the
 *   file's path from the folder that is built
 * @throws where there are more files than names
 */
export function styleNames(root) {
  const codes = new Map(
    styleFiles(root).map((file, index) => [file, `${LETTERS[Math.floor(index / DIGITS)]}${index % DIGITS}`]),
  );
  if (codes.size > LETTERS.length * DIGITS)
    throw new Error(`${codes.size} style files are more than there are names for`);
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
