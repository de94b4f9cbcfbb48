import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, isCompressible, WORTH_COMPRESSING_BYTES } from './encode';
import type { Encoding } from './page-store';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
};

/** Sends the built files, which never change under their names, from memory. */
export interface StaticFiles {
  /** Sends the file a request names; false when it names none. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
}

interface CachedFile {
  readonly type: string;
  readonly bodies: Map<Encoding, Buffer>;
}

/**
 * Reads what the build wrote under `.next/static`; text is compressed in the background after the start, at the best
 * setting, since it is done once. Until then, and for all else, Next sends the file itself.
 */
export async function readStaticFiles(directory: string): Promise<StaticFiles> {
  const files = new Map<string, CachedFile>();
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const type = TYPES[entry.name.slice(entry.name.lastIndexOf('.') + 1)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const body = await readFile(path);
    const address = `/_next/static/${relative(directory, path).split(sep).map(encodeURIComponent).join('/')}`;
    files.set(address, { type, bodies: new Map([['identity', body]]) });
  }
  void compressAll([...files.values()]);

  return {
    send(request, response) {
      const address = request.url ?? '';
      if (!address.startsWith('/_next/static/') || (request.method !== 'GET' && request.method !== 'HEAD'))
        return false;
      const mark = address.indexOf('?');
      const file = files.get(mark === -1 ? address : address.slice(0, mark));
      if (file === undefined) return false;
      const requested = chooseEncoding(request.headers['accept-encoding'] as string);
      const encoding = file.bodies.has(requested) ? requested : 'identity';
      const body = file.bodies.get(encoding) ?? Buffer.alloc(0);
      response.writeHead(200, {
        'content-type': file.type,
        'content-length': body.byteLength,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}

/** Smallest first: the files that matter most for a first visit are ready within a moment. */
async function compressAll(files: readonly CachedFile[]): Promise<void> {
  const size = (file: CachedFile) => file.bodies.get('identity')?.byteLength ?? 0;
  for (const file of files.toSorted((left, right) => size(left) - size(right))) {
    const body = file.bodies.get('identity');
    if (body === undefined || body.byteLength < WORTH_COMPRESSING_BYTES || !isCompressible(file.type))
      continue;
    file.bodies.set('gzip', await gzipAsync(body, { level: 9 }));
    file.bodies.set('br', await brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}
