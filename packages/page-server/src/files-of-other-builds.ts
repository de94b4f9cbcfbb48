import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SharedFile } from './built-files';
import { encode, isCompressible, WORTH_COMPRESSING_BYTES } from './encode';
import { chooseEncoding } from './negotiation';
import { BUILT_FILES } from './next-internals/addresses';
import type { Encoding } from './page-store';
import { sendBuiltFile } from './send-built-file';
import type { StaticFiles } from './static-files';

/** Of the files that are held in memory. A build has 7 MB of them. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** From one look at which files are kept to the next, however many ask for what is not there. */
const LOOK_MS = 1_000;
/** As many requests may wait for the next look; more are answered by the last one. */
const MOST_WAITING = 200;
/** Of a built file's path, what stands behind the folder. */
const NAME = /^[\w.%/~-]{1,300}$/;
const RETRY_AFTER_SECONDS = 2;
const SAY_MS = 10_000;

interface OtherBuildsOptions {
  /** Paths of the files that this process has itself. */
  readonly own: ReadonlySet<string>;
  /** Paths of all files that any build has kept. @throws while they cannot be read */
  readonly paths: () => Promise<readonly string[]>;
  /** One of them. @throws as `paths` */
  readonly read: (path: string) => Promise<SharedFile | undefined>;
  /** Headers of an answer that is no file (SEC-01). */
  readonly refusalHeaders: Readonly<Record<string, string>>;
  /** Where it goes that they cannot be read, every ten seconds at most. */
  readonly say: (sentence: string) => void;
}

interface HeldFile {
  readonly type: string;
  readonly bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer };
}

/**
 * Sends files of builds that other processes run, or ran when a shopper's page was loaded (OPS-06). What is there is looked up in a list
 * that is read again once a second at most; so a flood of made-up paths is one question to the database a second, and nothing is held
 * for any of them.
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

  /** Looks again, not before a second has gone by since the last look; whoever asks meanwhile gets the same one. */
  function look(): Promise<void> {
    looking ??= (async () => {
      const pause = lookedAt + LOOK_MS - performance.now();
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
    if (waiting >= MOST_WAITING) return false;
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

  /** Makes room: what was asked for longest ago goes first. */
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
        // Nobody knows whether it is there.
        refuse(response, 503, refusalHeaders);
      });
      return true;
    },
  };
}

/** Nothing on the way keeps this answer: the next process, or the next second, may have the file. */
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
