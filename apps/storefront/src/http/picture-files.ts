import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { OWN_PICTURES, PLATFORM_PICTURES } from '../contracts/own-pictures';
import { singleFlight } from '../process/single-flight';
import { ClientGoneError } from '../process/waiting-line';
import { watchedLine } from '../process/watched-line';
import { IMMUTABLE } from './cache-control';
import { clientGone } from './client-gone';
import type { StaticFiles } from './static-files';

/** Bytes of pictures held in a process. */
export const PICTURE_BYTES = 64 * 1024 * 1024;
/** A picture larger than this is sent and not held; one larger than the other is not sent. Bytes. */
const LARGEST_HELD = 1024 * 1024;
const LARGEST = 4 * 1024 * 1024;
/** How long a picture may take to begin: the platform may have to make it in that size first. Milliseconds. */
const PATIENCE_MS = 15_000;
/** Pictures asked for at once, and how many may wait; more are refused. */
const LINE = { slots: 24, mostWaiting: 400, timeoutMs: PATIENCE_MS };
/** How long a browser holds a picture whose address names no version. */
const UNVERSIONED = 'public, max-age=3600';

/** Formats that a CDN chooses by what a browser accepts, best first. */
const NEW_FORMATS = ['image/avif', 'image/webp'];
const PATH = /^\/s\/files\/[\w./@-]{1,200}$/;
/** What the CDN takes, and what says which version it is. */
const PARAMETERS: Readonly<Record<string, RegExp>> = {
  v: /^\d{1,20}$/,
  width: /^\d{1,4}$/,
  height: /^\d{1,4}$/,
  crop: /^(?:center|top|bottom|left|right)$/,
};

/** A picture as it is held. */
interface HeldPicture {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface PictureOptions {
  /** Where the pictures are; null where browsers ask there themselves. */
  readonly origin: string | null;
  /** Of every answer that is no page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Reports what went wrong. */
  readonly say: (message: string) => void;
}

/**
 * Sends the platform's pictures from the shop's own origin (PERF-03, ADR 54): the page's connection is there already. Held in memory,
 * asked for once however many wait, and nothing but pictures of the platform, in ways that its CDN knows.
 */
export function pictureFiles({ origin, headers, say }: PictureOptions): StaticFiles {
  if (origin === null) return { send: () => false };
  const held = new LRUCache<string, HeldPicture>({
    maxSize: PICTURE_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + 512,
  });
  const line = watchedLine('pictures', LINE);

  return {
    send(request, response) {
      const address = request.url ?? '';
      if (!address.startsWith(`${OWN_PICTURES}/`)) return false;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const path = readPictureAddress(address.slice(OWN_PICTURES.length));
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (path === undefined || !isRead) write(request, response, plain(isRead ? 404 : 405));
      else void answer(request, response, `${origin}${path}`);
      return true;
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    try {
      write(request, response, await pictureAt(url, acceptedFormats(request), clientGone(response)));
    } catch (error) {
      if (error instanceof ClientGoneError) return;
      say(`a picture did not come: ${error instanceof Error ? error.message : String(error)}`);
      write(request, response, plain(503));
    }
  }

  async function pictureAt(url: string, accept: string, gone: AbortSignal): Promise<HeldPicture> {
    const key = `${accept} ${url}`;
    const there = held.get(key);
    if (there !== undefined) return there;
    const ask = async (abandoned: AbortSignal) => {
      const picture = await line.run(() => askForPicture(url, accept), abandoned);
      if (picture.status === 200 && picture.body.byteLength <= LARGEST_HELD) held.set(key, picture);
      return picture;
    };
    return singleFlight(`picture ${key}`, ask, gone);
  }
}

/** The formats that a browser takes besides the old ones, in one spelling: what is held is held for all who take the same. */
function acceptedFormats({ headers }: IncomingMessage): string {
  return [...NEW_FORMATS.filter((type) => headers.accept?.includes(type)), 'image/*'].join(',');
}

/** Reads a picture's path and parameters; undefined for what is no picture of the platform, or says what its CDN does not take. */
function readPictureAddress(address: string): string | undefined {
  const [path = '', query = '', ...more] = address.split('?');
  if (!path.startsWith(PLATFORM_PICTURES) || !PATH.test(path) || path.includes('..') || more.length > 0)
    return undefined;
  const parameters = [...new URLSearchParams(query)];
  const names = new Set(parameters.map(([name]) => name));
  const isKnown = parameters.every(([name, value]) => PARAMETERS[name]?.test(value));
  if (!isKnown || names.size < parameters.length) return undefined;
  return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters)}`;
}

/** @throws where the platform cannot be reached, fails, is late, or sends what is no picture or too large */
async function askForPicture(url: string, accept: string): Promise<HeldPicture> {
  const answer = await fetch(url, {
    headers: { accept },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status >= 500 || (answer.ok && !type.startsWith('image/'))) {
    await answer.body?.cancel();
    throw new Error(`the platform answered ${answer.status}, ${type || 'of no type'}`);
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    return plain(404);
  }
  const body = await readBounded(answer);
  const etag = answer.headers.get('etag');
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': new URL(url).searchParams.has('v') ? IMMUTABLE : UNVERSIONED,
      vary: 'accept',
      ...(etag === null ? {} : { etag }),
    },
    body,
  };
}

async function readBounded({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > LARGEST) throw new Error(`the picture is larger than ${LARGEST} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function plain(status: 404 | 405 | 503): HeldPicture {
  return { status, headers: { 'cache-control': 'no-store' }, body: Buffer.alloc(0) };
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: HeldPicture,
): void {
  if (headers.etag !== undefined && request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, { ...headers }).end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    ...(status === 405 ? { allow: 'GET, HEAD, OPTIONS' } : {}),
    'content-length': body.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
