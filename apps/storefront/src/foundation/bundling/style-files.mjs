import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders that have styles. */
const FOLDERS = ['packages/design-tokens/src', 'packages/ui-kit/src'];

/**
 * The style files of the kit and the tokens.
 * @param {string} root of the checkout
 * @returns {string[]} paths from there, in an order that depends on their names alone
 */
export function styleFiles(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css.ts'))
      .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
      .sort(),
  );
}
