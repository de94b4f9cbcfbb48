import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD } from '@shop/page-server/next-internals/build-output';

const TEXT = /\.(?:js|css|json|html|rsc|body|meta)$|BUILD_ID$/;
/** Content hashes in file names of the bundler and of Next. */
const CONTENT_HASH = /\b(?:[0-9a-f]{10}|[0-9a-f]{16})\b/g;

/**
 * Turns a copy of the built folder into another build of the same shop: with another id, and other names for every script and style sheet,
 * wherever they occur.
 */
export async function toOtherBuild(folder: string): Promise<void> {
  const build = join(folder, BUILD.folder);
  const id = (await readFile(join(folder, BUILD.id), 'utf8')).trim();
  const otherId = `other-${id}`.slice(0, id.length);
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = new Set(
    files
      .filter((file) => file.startsWith(join(build, 'static')))
      .flatMap((file) => file.slice(build.length).match(CONTENT_HASH) ?? []),
  );
  const renamed = (text: string) =>
    text
      .replaceAll(id, otherId)
      .replace(CONTENT_HASH, (hash) => (hashes.has(hash) ? [...hash].reverse().join('') : hash));
  for (const file of files.filter((name) => TEXT.test(name))) {
    const text = await readFile(file, 'utf8');
    const other = renamed(text);
    if (other !== text) await writeFile(file, other);
  }
  // The innermost first: renaming a folder moves its files.
  const paths = entries.map((entry) => ({ folder: entry.parentPath, name: entry.name }));
  for (const { folder: parent, name } of paths.toSorted((a, b) => b.folder.length - a.folder.length)) {
    if (renamed(name) !== name) await rename(join(parent, name), join(parent, renamed(name)));
  }
}
