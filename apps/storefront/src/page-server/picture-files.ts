import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientGone } from '@shop/page-server/client-gone';
import { clientAddress } from '@shop/page-server/client-header';
import { isEtagListed } from '@shop/page-server/if-none-match';
import { QueueFullError, RenderGate, TooManyRendersError } from '@shop/page-server/render-gate';
import { ClientGoneError, type QueueLimits } from '@shop/page-server/request-queue';
import { IMMUTABLE } from '@shop/page-server/send-built-file';
import { singleFlight } from '@shop/page-server/single-flight';
import type { StaticFiles } from '@shop/page-server/static-files';
import { IMAGE_WIDTHS, OPENING_WIDTH } from '@shop/rules/catalog/image-url';
import { LRUCache } from 'lru-cache';
import { PICTURE_BYTES } from '#foundation/cache/cache-manifest.ts';
import { OWN_PICTURES, PLATFORM_PICTURES } from '#foundation/images/picture-address.ts';
import { watchedQueue } from '#foundation/process/watched-queue.ts';

/** A larger image is sent but not cached; above the other limit it is not sent. Bytes. */
const MAX_CACHED_BYTES = 1024 * 1024;
const MAX_PICTURE_BYTES = 4 * 1024 * 1024;
/** Timeout until an image begins: the platform may have to resize it first. Milliseconds. */
const FETCH_TIMEOUT_MS = 15_000;
/** Concurrent image requests, waiting ones, and concurrent uncached ones per client. A page shows some sixty. */
const LIMITS = {
  makeLine: (limits: QueueLimits) => watchedQueue('pictures', limits),
  slots: 24,
  maxWaiting: 400,
  maxPerClient: 128,
} as const;
/** Maximum versions in addresses known to mean the same image. */
const VERSIONS = 4;
/** Seconds after which a retry makes sense. */
const RETRY_AFTER_SECONDS = 5;
/** Browser cache lifetime of an image whose address has no version. */
const UNVERSIONED = 'public, max-age=3600';

/** Formats that the CDN selects by the browser's `Accept` header, best first. */
const NEW_FORMATS = ['image/avif', 'image/webp'];
const PATH = /^\/s\/files\/[\w./@-]{1,200}$/;
/**
 * Parameters of the CDN, and the version. The shop's own pages request no heights and no cropping; addresses with these get the same image.
 */
const PARAMETERS: ReadonlyMap<string, RegExp> = new Map([
  ['v', /^\d{1,20}$/],
  ['width', /^\d{1,4}$/],
  ['height', /^\d{1,4}$/],
  ['crop', /^(?:center|top|bottom|left|right)$/],
]);

/** A cached image. */
interface CachedPicture {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Versions in addresses of these bytes, newest last; '' for an address without one. */
  readonly versions: readonly string[];
}

/** A requested image. */
interface PictureRequest {
  /** Its address at the platform without a version, in one of the cached widths. */
  readonly url: string;
  readonly version: string;
  readonly accept: string;
}

interface PictureOptions {
  /** Origin of the images; null if browsers load them directly. */
  readonly origin: string | null;
  /** Headers of every answer that is not a page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Receives error messages. */
  readonly say: (message: string) => void;
  /** Proxies that forward the client's address. @default 0 */
  readonly trustedProxies?: number;
  /** Uncached images per client and minute, half of them in one burst. @default 1200 */
  readonly perMinute?: number;
  /** Timeout of the platform's other answers, in milliseconds: an image is waited for at least as long. @default 0 */
  readonly platformTimeoutMs?: number;
}

/**
 * Sends the platform's images from the shop's own origin (PERF-03, ADR 54), over the page's existing connection. Images are cached in
 * memory and fetched once for concurrent requests. Only the platform's images are sent, in the widths that pages use (IMG-01, IMG-02).
 * However many addresses a client invents, an image is cached once per width and set of formats. A new version is fetched, and replaces the
 * old one.
 */
export function pictureFiles({
  origin,
  headers,
  say,
  trustedProxies = 0,
  perMinute = 1_200,
  platformTimeoutMs = 0,
}: PictureOptions): StaticFiles {
  if (origin === null) return { send: () => false };
  const held = new LRUCache<string, CachedPicture>({
    maxSize: PICTURE_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + 512,
  });
  const timeoutMs = Math.max(FETCH_TIMEOUT_MS, platformTimeoutMs);
  const gate = new RenderGate({ ...LIMITS, perMinute, timeoutMs });

  return {
    send(request, response) {
      const address = request.url ?? '';
      if (!address.startsWith(`${OWN_PICTURES}/`)) return false;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const picture = readPictureAddress(address.slice(OWN_PICTURES.length));
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (picture === undefined || !isRead) write(request, response, plain(isRead ? 404 : 405));
      else {
        const { path, version } = picture;
        void answer(request, response, {
          url: `${origin}${path}`,
          version,
          accept: acceptedFormats(request),
        });
      }
      return true;
    },
  };

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    target: PictureRequest,
  ): Promise<void> {
    const client = clientAddress(request, trustedProxies);
    try {
      write(request, response, await pictureFor(client, target, clientGone(response)), target.version);
    } catch (error) {
      if (error instanceof ClientGoneError) return;
      if (error instanceof TooManyRendersError && !(error instanceof QueueFullError)) {
        write(request, response, plain(429, { 'retry-after': String(error.retryAfter) }));
        return;
      }
      say(`an image could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
      write(request, response, plain(503, { 'retry-after': String(RETRY_AFTER_SECONDS) }));
    }
  }

  async function pictureFor(
    client: string,
    target: PictureRequest,
    gone: AbortSignal,
  ): Promise<CachedPicture> {
    const key = `${target.accept} ${target.url}`;
    const there = held.get(key);
    if (there?.versions.includes(target.version)) return there;
    const ask = async (abandoned: AbortSignal) => {
      const work = () => fetchPicture(target, held.get(key), timeoutMs);
      const picture = await gate.run(client, work, { gone: abandoned });
      if (picture.status === 200 && picture.body.byteLength <= MAX_CACHED_BYTES) held.set(key, picture);
      return picture;
    };
    return singleFlight(`picture ${key} ${target.version}`, ask, gone);
  }
}

/** The new formats that a browser accepts, in canonical order: browsers with the same set share cached images. */
function acceptedFormats({ headers }: IncomingMessage): string {
  return [...NEW_FORMATS.filter((type) => headers.accept?.includes(type)), 'image/*'].join(',');
}

/** Parses an image's path, width and version; undefined for an address that is not a platform image, or has invalid CDN parameters. */
function readPictureAddress(
  address: string,
): { readonly path: string; readonly version: string } | undefined {
  const [path = '', query = '', ...more] = address.split('?');
  if (!path.startsWith(PLATFORM_PICTURES) || !PATH.test(path) || path.includes('..') || more.length > 0)
    return undefined;
  const parameters = [...new URLSearchParams(query)];
  const given = new Map(parameters);
  const isKnown = parameters.every(([name, value]) => PARAMETERS.get(name)?.test(value));
  if (!isKnown || given.size < parameters.length) return undefined;
  const width = given.get('width');
  const version = given.get('v') ?? '';
  return { path: width === undefined ? path : `${path}?width=${offeredWidth(Number(width))}`, version };
}

/** The smallest width used by pages that is wide enough; above the nine, the largest width of any image. */
function offeredWidth(width: number): number {
  return IMAGE_WIDTHS.find((offered) => offered >= width) ?? OPENING_WIDTH;
}

/**
 * @param before the cached image under another version
 * @throws if the platform is unreachable, fails, times out, or sends something that is not an image or too large
 */
async function fetchPicture(
  { url, version, accept }: PictureRequest,
  before: CachedPicture | undefined,
  timeoutMs: number,
): Promise<CachedPicture> {
  const known = before?.headers['etag'];
  const address = version === '' ? url : `${url}${url.includes('?') ? '&' : '?'}v=${version}`;
  const answer = await fetch(address, {
    headers: { accept, ...(known === undefined ? {} : { 'if-none-match': known }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status === 304 && before !== undefined) {
    return { ...before, versions: [...before.versions, version].slice(-VERSIONS) };
  }
  if (answer.status >= 500 || (answer.ok && !type.startsWith('image/'))) {
    await answer.body?.cancel();
    throw new Error(`the platform answered ${answer.status}, ${type || 'without a content type'}`);
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    return plain(404);
  }
  const body = await readBounded(answer);
  const etag = answer.headers.get('etag');
  return {
    status: 200,
    headers: { 'content-type': type, vary: 'accept', ...(etag === null ? {} : { etag }) },
    body,
    versions: before?.body.equals(body) ? [...before.versions, version].slice(-VERSIONS) : [version],
  };
}

async function readBounded({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_PICTURE_BYTES) throw new Error(`the image is larger than ${MAX_PICTURE_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function plain(status: 404 | 405 | 429 | 503, headers: Readonly<Record<string, string>> = {}): CachedPicture {
  return {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
    body: Buffer.alloc(0),
    versions: [],
  };
}

/** @param version in the address: under it these bytes never change */
function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: CachedPicture,
  version = '',
): void {
  const all = {
    ...(status === 200 ? { 'cache-control': version === '' ? UNVERSIONED : IMMUTABLE } : {}),
    ...(status === 405 ? { allow: 'GET, HEAD, OPTIONS' } : {}),
    ...headers,
  };
  if (headers['etag'] !== undefined && isEtagListed(request.headers['if-none-match'], headers['etag'])) {
    response.writeHead(304, all).end();
    return;
  }
  response.writeHead(status, { ...all, 'content-length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}
