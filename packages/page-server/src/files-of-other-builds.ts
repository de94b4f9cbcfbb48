import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SharedFile } from './built-files';
import { encode, isCompressible, WORTH_COMPRESSING_BYTES } from './encode';
import { chooseEncoding } from './negotiation';
import { BUILT_FILES } from './next-internals/addresses';
import type { Encoding } from './page-store';
import { sendBuiltFile } from './send-built-file';
import type { StaticFiles } from './static-files';

/** Maximum bytes of files in memory. A build has 7 MB of them. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** Minimum interval between two reads of the list, however many unknown paths are requested. */
const MIN_READ_INTERVAL_MS = 1_000;
/** Maximum requests that wait for the next read of the list; the others use the last one. */
const MAX_WAITING = 200;
/** A built file's path without the folder. */
const NAME = /^[\w.%/~-]{1,300}$/;
const RETRY_AFTER_SECONDS = 2;
const SAY_MS = 10_000;

interface OtherBuildsOptions {
  /** Paths of this process's own files. */
  readonly own: ReadonlySet<string>;
  /** Paths of all files stored by any build. @throws while they cannot be read */
  readonly paths: () => Promise<readonly string[]>;
  /** Reads one of them. @throws as `paths` */
  readonly read: (path: string) => Promise<SharedFile | undefined>;
  /** Headers of an answer that is not a file (SEC-01). */
  readonly refusalHeaders: Readonly<Record<string, string>>;
  /** Receives a message when they cannot be read, every ten seconds at most. */
  readonly say: (sentence: string) => void;
}

interface HeldFile {
  readonly type: string;
  readonly bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer };
}

/**
 * Sends files of builds that other processes run, or ran when a shopper's page was loaded (OPS-06). The list of stored files is read at
 * most once a second. A flood of invented paths thus causes one database query a second, and uses no memory.
 */
export function filesOfOtherBuilds({
  own,
  paths,
  read,
  refusalHeaders,
  say,
}: OtherBuildsOptions): StaticFiles {
  const held = new Map<string, HeldFile>();
  const loading = new Map<string, Promise<HeldFile | undefined>>();
  let bytes = 0;
  let known: ReadonlySet<string> = new Set();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let waiting = 0;
  let saidAt = Number.NEGATIVE_INFINITY;

  /** Reads the list again, at the earliest a second after the last read; concurrent callers share the read. */
  function look(): Promise<void> {
    looking ??= (async () => {
      const pause = lookedAt + MIN_READ_INTERVAL_MS - performance.now();
      if (pause > 0) await sleep(pause);
      lookedAt = performance.now();
      known = new Set(await paths());
    })().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function isStored(path: string): Promise<boolean> {
    if (known.has(path)) return true;
    if (waiting >= MAX_WAITING) return false;
    waiting += 1;
    await look().finally(() => {
      waiting -= 1;
    });
    return known.has(path);
  }

  async function find(path: string): Promise<HeldFile | undefined> {
    const file = held.get(path);
    if (file !== undefined) {
      held.delete(path);
      held.set(path, file);
      return file;
    }
    if (!NAME.test(path.slice(BUILT_FILES.length)) || !(await isStored(path))) return undefined;
    let load = loading.get(path);
    if (load === undefined) {
      load = readIn(path).finally(() => loading.delete(path));
      loading.set(path, load);
    }
    return load;
  }

  async function readIn(path: string): Promise<HeldFile | undefined> {
    const file = await read(path);
    if (file === undefined) return undefined;
    const found: HeldFile = { type: file.contentType, bodies: { identity: file.body } };
    held.set(path, found);
    hold(file.body.byteLength);
    return found;
  }

  /** Evicts the least recently used files. */
  function hold(more: number): void {
    bytes += more;
    for (const [path, file] of held) {
      if (bytes <= CACHE_BYTES) return;
      held.delete(path);
      for (const body of Object.values(file.bodies)) bytes -= body.byteLength;
    }
  }

  async function bodyOf(path: string, file: HeldFile, encoding: Encoding): Promise<Buffer> {
    const body = file.bodies[encoding];
    if (body !== undefined || encoding === 'identity') return body ?? file.bodies.identity;
    const encoded = await encode(file.bodies.identity, encoding);
    if (held.get(path) === file && file.bodies[encoding] === undefined) {
      file.bodies[encoding] = encoded;
      hold(encoded.byteLength);
    }
    return encoded;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const file = await find(path);
    if (file === undefined) {
      refuse(response, 404, refusalHeaders);
      return;
    }
    const isWorthIt = file.bodies.identity.byteLength >= WORTH_COMPRESSING_BYTES && isCompressible(file.type);
    const encoding = isWorthIt ? chooseEncoding(request.headers['accept-encoding']?.toString()) : 'identity';
    const body = await bodyOf(path, file, encoding);
    sendBuiltFile(request, response, { type: file.type, encoding, body });
  }

  return {
    send(request, response) {
      const [path = ''] = (request.url ?? '').split('?', 1);
      if (!path.startsWith(BUILT_FILES) || own.has(path)) return false;
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      answer(request, response, path).catch((error: unknown) => {
        const now = performance.now();
        if (now - saidAt >= SAY_MS) {
          saidAt = now;
          say(`files of other builds cannot be read: ${error}`);
        }
        // Whether the file exists is unknown.
        refuse(response, 503, refusalHeaders);
      });
      return true;
    },
  };
}

/** No cache stores this answer: another process, or this one a second later, may have the file. */
function refuse(
  response: ServerResponse,
  status: 404 | 503,
  headers: Readonly<Record<string, string>>,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
  });
  response.end();
}
