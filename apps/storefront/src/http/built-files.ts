import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file that the build wrote under `.next/static`: it never changes under its path. */
export interface BuiltFile {
  /** As a page asks for it: `/_next/static/…`, with what an address escapes escaped. */
  readonly path: string;
  readonly contentType: string;
  read(): Promise<Buffer>;
}

/** A file of another build. */
export interface SharedFile {
  readonly contentType: string;
  readonly body: Buffer;
}

/** Where built files are asked for. */
export const BUILT_FILES = '/_next/static/';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
};

/** Content type of text that a build writes; undefined for all else. */
export function textTypeOf(name: string): string | undefined {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)];
}

/** Everything that the build wrote under a directory, `.next/static`. */
export async function builtFiles(directory: string): Promise<BuiltFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return {
        path: `${BUILT_FILES}${relative(directory, file).split(sep).map(encodeURIComponent).join('/')}`,
        contentType: textTypeOf(entry.name) ?? 'application/octet-stream',
        read: () => readFile(file),
      };
    });
}
