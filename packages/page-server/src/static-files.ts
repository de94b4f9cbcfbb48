import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BuiltFile, PACKED_ENCODINGS, textTypeOf } from './built-files';
import { encodeSmallest, isWorthPacking } from './encode';
import { chooseEncoding } from './negotiation';
import { BUILT_FILES } from './next-internals/addresses';
import type { Encoding } from './page-store';
import { sendBuiltFile } from './send-built-file';

/** Sends the immutable built files from memory. */
export interface StaticFiles {
  /** Sends the file a request names; false when it names none. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
}

interface CachedFile {
  readonly type: string;
  readonly bodies: Map<Encoding, Buffer>;
}

/**
 * Reads the build's files, with the compressed forms next to them. Files without one are compressed once, in the background after
 * the start, at the best setting. Until then the file itself is sent.
 */
export async function readStaticFiles(built: readonly BuiltFile[]): Promise<StaticFiles> {
  const files = new Map<string, CachedFile>();
  for (const file of built) {
    const type = textTypeOf(file.path);
    if (type === undefined) continue;
    const bodies = new Map<Encoding, Buffer>([['identity', await file.read()]]);
    for (const encoding of PACKED_ENCODINGS) {
      const read = file.packed?.[encoding];
      if (read !== undefined) bodies.set(encoding, await read());
    }
    files.set(file.path, { type, bodies });
  }
  void compressAll([...files.values()]);

  return {
    send(request, response) {
      const address = request.url ?? '';
      if (!address.startsWith(BUILT_FILES) || (request.method !== 'GET' && request.method !== 'HEAD'))
        return false;
      const mark = address.indexOf('?');
      const file = files.get(mark === -1 ? address : address.slice(0, mark));
      if (file === undefined) return false;
      const requested = chooseEncoding(request.headers['accept-encoding'] as string);
      const encoding = file.bodies.has(requested) ? requested : 'identity';
      const body = file.bodies.get(encoding) ?? Buffer.alloc(0);
      sendBuiltFile(request, response, { type: file.type, encoding, body });
      return true;
    },
  };
}

/** Smallest first: the files that matter most for a first visit are ready quickly. */
async function compressAll(files: readonly CachedFile[]): Promise<void> {
  const size = (file: CachedFile) => file.bodies.get('identity')?.byteLength ?? 0;
  for (const { bodies, type } of files.toSorted((left, right) => size(left) - size(right))) {
    const body = bodies.get('identity');
    if (body === undefined || !isWorthPacking(body, type)) continue;
    for (const encoding of PACKED_ENCODINGS) {
      if (!bodies.has(encoding)) bodies.set(encoding, await encodeSmallest(body, encoding));
    }
  }
}
