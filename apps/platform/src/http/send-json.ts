import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Sends `body` as JSON with its length; headers set before are kept. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(text);
}

/** Shorter responses fit one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_024;
/** Brotli's default takes fifty times as long for a tenth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const packWithGzip = promisify(gzip);
const packWithBrotli = promisify(brotliCompress);

/** Sends `body` as JSON, compressed if worthwhile with an encoding the client accepts (`Accept-Encoding`: br, then gzip). */
export async function sendPackedJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const plain = Buffer.from(JSON.stringify(body));
  const encoding =
    plain.length < MIN_COMPRESSED_BYTES ? null : encodingOf(request.headers['accept-encoding']);
  const sent =
    encoding === null
      ? plain
      : encoding === 'br'
        ? await packWithBrotli(plain, BROTLI)
        : await packWithGzip(plain);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': sent.length,
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
    ...(encoding !== null && { 'content-encoding': encoding }),
    ...headers,
  });
  response.end(sent);
}

/** The content encoding for a client, `null` if it accepts none of ours. */
export function encodingOf(header: string | string[] | undefined): 'br' | 'gzip' | null {
  const accepted = new Map<string, number>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    accepted.set(name, Number.parseFloat(weight));
  }
  const weightOf = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0;
  const [br, gz] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : null;
}
