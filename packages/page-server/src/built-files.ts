import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { encodeSmallest, isWorthPacking } from './encode';
import { BUILT_FILES } from './next-internals/addresses';
import { SCRIPTS_OF_ALL } from './next-internals/build-output';
import type { Encoding } from './page-store';

/** A file of the build. It never changes under its path. */
export interface BuiltFile {
  /** As a page requests it: in the folder of built files, percent-encoded. */
  readonly path: string;
  readonly contentType: string;
  read(): Promise<Buffer>;
  /** Readers of the compressed forms that the build wrote next to it. */
  readonly packed?: Partial<Record<PackedEncoding, () => Promise<Buffer>>>;
}

/** The encoding of a compressed form stored next to a file. */
export type PackedEncoding = Exclude<Encoding, 'identity'>;

/** The suffix of a compressed form's file name. */
export const PACKED_ENDINGS: Readonly<Record<PackedEncoding, string>> = { br: '.br', gzip: '.gz' };
/** The forms that a build writes. */
export const PACKED_ENCODINGS = Object.keys(PACKED_ENDINGS) as PackedEncoding[];

/** A file of another build. */
export interface SharedFile {
  readonly contentType: string;
  readonly body: Buffer;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
};

/** Content type of a built text file; undefined for other files. */
export function textTypeOf(name: string): string | undefined {
  return CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)];
}

/** All files that the build wrote under a directory, without compressed forms. */
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

/**
 * Writes the compressed forms of a directory's files next to them. The build does this: a process that did it after its
 * start used 8 s of a core during its first requests (PERF-04).
 */
export async function packBuiltFiles(directory: string): Promise<void> {
  for (const { path, contentType, read } of await builtFiles(directory)) {
    const body = await read();
    if (!isWorthPacking(body, contentType)) continue;
    const file = join(directory, ...path.slice(BUILT_FILES.length).split('/').map(decodeURIComponent));
    await Promise.all(
      PACKED_ENCODINGS.map(async (encoding) =>
        writeFile(file + PACKED_ENDINGS[encoding], await encodeSmallest(body, encoding)),
      ),
    );
  }
}

/** An inline script of pages, as a file. */
export interface PageCode extends BuiltFile {
  readonly text: string;
}

/**
 * An inline script, of every page's head or of the cart's, as a file next to the built ones. Its name is a hash of its content, so browsers
 * cache it permanently. Every running process sends it, whichever build the page is of (OPS-06).
 */
export function pageCode(text: string): PageCode {
  return { text, ...scriptFile('page', text) };
}

function scriptFile(folder: string, text: string): BuiltFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return {
    path: `${BUILT_FILES}${folder}/${hash}.js`,
    contentType: 'application/javascript; charset=utf-8',
    read: async () => Buffer.from(text),
  };
}

/** Several scripts of the build, as one file. */
export interface JoinedScripts extends BuiltFile {
  /** The paths of its scripts. */
  readonly parts: readonly string[];
}

/**
 * Joins the scripts that every page starts with: a first visit asks for one file instead of six, and does not get six files' headers (PERF-01).
 * Its name is a hash of its content. The bundler knows scripts by what they register, so later pages do not ask for its parts again.
 * @param files of the build
 * @returns undefined if the build lacks one of the scripts
 */
export async function joinScripts(files: readonly BuiltFile[]): Promise<JoinedScripts | undefined> {
  const parts = SCRIPTS_OF_ALL.map((name) => files.find(({ path }) => name.test(path)));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const texts = await Promise.all(parts.map(async ({ read }) => String(await read())));
  return { ...scriptFile('chunks', texts.join('\n')), parts: parts.map(({ path }) => path) };
}
