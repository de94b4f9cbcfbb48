import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MAX_FILES = 50_000;
const MAX_BYTES = 4 * 2 ** 20;

/**
 * The matching texts of a folder by path; links are not followed.
 * @throws when they exceed the count or size limits of a client
 */
export function readSources(folder: string, files: RegExp): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  if (names.length > MAX_FILES) throw new Error(`${folder} has ${names.length} files`);
  return new Map(
    names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => files.test(name) && lstatSync(join(folder, name)).isFile())
      .map((name) => {
        const { size } = lstatSync(join(folder, name));
        if (size > MAX_BYTES) throw new Error(`${name} is ${size} bytes`);
        return [name, readFileSync(join(folder, name), 'utf8')];
      }),
  );
}
