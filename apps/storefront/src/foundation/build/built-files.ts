import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Encoding } from '#foundation/cache/page-store.ts';

/** A file that the build wrote under `.next/static`: it never changes under its path. */
export interface BuiltFile {
  /** As a page asks for it: `/_next/static/…`, with what an address escapes escaped. */
  readonly path: string;
  readonly contentType: string;
  read(): Promise<Buffer>;
  /** Readers of its compressed forms, as far as the build wrote them beside it (pack-built-files.ts). */
  readonly packed?: Partial<Record<PackedEncoding, () => Promise<Buffer>>>;
}

/** A form that a file may lie in beside itself. */
export type PackedEncoding = Exclude<Encoding, 'identity'>;

/** What follows a file's name in the name of its compressed form. */
export const PACKED_ENDINGS: Readonly<Record<PackedEncoding, string>> = { br: '.br', gzip: '.gz' };
/** The forms that a build writes. */
export const PACKED_ENCODINGS = Object.keys(PACKED_ENDINGS) as PackedEncoding[];

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

/** Everything that the build wrote under a directory, `.next/static`; compressed forms are no files of their own. */
export async function builtFiles(directory: string): Promise<BuiltFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const isPacked = (file: string) =>
    PACKED_ENCODINGS.some((encoding) => {
      const ending = PACKED_ENDINGS[encoding];
      return file.endsWith(ending) && names.has(file.slice(0, -ending.length));
    });
  return [...names]
    .filter((file) => !isPacked(file))
    .map((file) => ({
      path: `${BUILT_FILES}${relative(directory, file).split(sep).map(encodeURIComponent).join('/')}`,
      contentType: textTypeOf(file) ?? 'application/octet-stream',
      read: () => readFile(file),
      packed: Object.fromEntries(
        PACKED_ENCODINGS.map((encoding) => [encoding, file + PACKED_ENDINGS[encoding]] as const)
          .filter(([, packed]) => names.has(packed))
          .map(([encoding, packed]) => [encoding, () => readFile(packed)]),
      ),
    }));
}
