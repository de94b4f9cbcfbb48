import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findModel } from '@shop/fixtures/pictures/models';
import type { Route } from '../http/route.ts';
import { parseImageRequest } from './image-request.ts';
import { type ImageStore, openImageStore } from './image-store.ts';

/** Sides of the provider's named sizes, in pixels; `master` is the original size. */
const NAMED_SIDES: Readonly<Record<string, number | null>> = {
  pico: 16,
  icon: 32,
  thumb: 50,
  small: 100,
  compact: 160,
  medium: 240,
  large: 480,
  grande: 600,
  master: null,
};

const SUFFIX = new RegExp(
  `_(?:(?<named>${Object.keys(NAMED_SIDES).join('|')})|(?<width>\\d{1,5})?x(?<height>\\d{1,5})?)` +
    '(?:_crop_(?<crop>[a-z]+))?(?:@(?<density>[23])x)?(?<progressive>\\.progressive)?(?=\\.[a-z]+$)',
);

/** A path without its size, and the size as query parameters. */
interface SizedPath {
  readonly path: string;
  readonly parameters: URLSearchParams;
}

/**
 * Reads the size in file names of older URLs: `_300x`, `_x300`, `_300x200_crop_center`, `@2x`, `_medium`, `.progressive.jpg`. Query
 * parameters take precedence.
 * @returns null for a name without a size
 */
export function readSizeSuffix(path: string, query: URLSearchParams): SizedPath | null {
  const found = SUFFIX.exec(path);
  if (found === null) return null;
  const { named, width, height, crop, density = '1', progressive } = found.groups ?? {};
  if (named === undefined && width === undefined && height === undefined) return null;
  const parameters = new URLSearchParams(query);
  const put = (name: string, value: string | undefined) => {
    if (value !== undefined && !parameters.has(name)) parameters.set(name, value);
  };
  const dense = (side: number | string | null | undefined) =>
    side === null || side === undefined ? undefined : String(Number(side) * Number(density));
  const side = named === undefined ? undefined : NAMED_SIDES[named];
  put('width', dense(side ?? width));
  put('height', dense(side ?? height));
  put('crop', crop);
  put('format', progressive === undefined ? undefined : 'pjpg');
  return { path: path.replace(SUFFIX, ''), parameters };
}

/** An image version never changes: a change gets a new `v` in the URL. */
const forever = 'public, max-age=31536000, immutable';

/** Placeholder for a product without an image: a pale pot with two leaves. */
const NO_IMAGE = new URL('./no-image.svg', import.meta.url);

/**
 * Routes of the image CDN: `/s/files/1/<path>.<ending>?width=&height=&crop=&format=`, sizes in file names of older URLs (`readSizeSuffix`),
 * and the placeholder `/cdn/no-image.svg`. AVIF or WebP is sent if the client accepts it. 3D models, `…/models/<handle>.glb` and `.usdz`,
 * are sent unchanged.
 */
export function cdnRoutes(env: Parameters<typeof openImageStore>[0], store = openImageStore(env)): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/s\/files\/1\/[A-Za-z0-9_./@-]+\.(jpg|png|webp)$/,
      handle: (request, response, match) => sendImage(store, request, response, match[0], match[1] ?? 'jpg'),
    },
    {
      method: 'GET',
      path: /^\/s\/files\/1\/[A-Za-z0-9_/-]+\.(glb|usdz)$/,
      handle: (request, response, match) => sendModel(request, response, match[0]),
    },
    {
      method: 'GET',
      path: /^\/cdn\/no-image\.svg$/,
      async handle(request, response) {
        sendBytes(request, response, await readFile(NO_IMAGE), 'image/svg+xml', 'no-image-1');
      },
    },
    {
      method: 'GET',
      path: /^\/(s\/files|cdn)\//,
      handle: async (_, response) => sendText(response, 404, 'no such file'),
    },
  ];
}

async function sendImage(
  store: ImageStore,
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  extension: string,
): Promise<void> {
  const query = new URL(request.url ?? '/', 'http://cdn').searchParams;
  // An image's own name may look like a name with a size.
  const sized = store.find(address) ? null : readSizeSuffix(address, query);
  const { path, parameters } = sized ?? { path: address, parameters: query };
  const asked = parseImageRequest(parameters, request.headers.accept ?? '', extension);
  if ('parameter' in asked) return sendText(response, 400, `${asked.parameter} ${asked.reason}`);
  const picture = store.find(path);
  if (!picture) return sendText(response, 404, 'no such picture');
  if (asked.negotiated) response.setHeader('vary', 'Accept');
  const tag = await store.tagOf(path, picture, asked);
  if (isKnown(request, tag)) return sendNotModified(response, tag);
  const type = `image/${asked.format}`;
  // HEAD does not render the image: the length is known only once it is rendered.
  const bytes = await (request.method === 'HEAD' ? store.made(tag) : store.read(tag, picture, asked));
  sendBytes(request, response, bytes, type, tag);
}

const MODEL_TYPES = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const;

/** Sends a whole model file: viewers do not use ranges. Safari opens Quick Look by its content type. */
async function sendModel(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  const file = findModel(path);
  if (!file) return sendText(response, 404, 'no such model');
  const bytes = await readFile(file);
  const tag = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
  sendBytes(request, response, bytes, MODEL_TYPES[path.endsWith('.glb') ? 'glb' : 'usdz'], tag);
}

function isKnown(request: IncomingMessage, tag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(`"${tag}"`) || known.includes('*');
}

function sendNotModified(response: ServerResponse, tag: string): void {
  response.writeHead(304, { 'cache-control': forever, etag: `"${tag}"`, 'access-control-allow-origin': '*' });
  response.end();
}

function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer | undefined,
  type: string,
  tag: string,
): void {
  if (isKnown(request, tag)) {
    sendNotModified(response, tag);
    return;
  }
  response.writeHead(200, {
    'content-type': type,
    ...(bytes === undefined ? {} : { 'content-length': bytes.length }),
    'cache-control': forever,
    etag: `"${tag}"`,
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  response.end(`${text}\n`);
}
