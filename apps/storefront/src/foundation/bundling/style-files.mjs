import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders with styles. */
const FOLDERS = ['packages/design-tokens/src', 'packages/ui-kit/src'];

/**
 * The style files of the kit and the tokens.
 * @param {string} root of the checkout
 * @returns {string[]} relative paths, in an order that depends only on their names
 */
export function styleFiles(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css.ts'))
      .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
      .sort(),
  );
}
