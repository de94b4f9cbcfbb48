import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from './page-store';

/** `Cache-Control` of immutable addresses. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

interface SentFile {
  readonly type: string;
  readonly encoding: Encoding;
  /** In that encoding. */
  readonly body: Buffer;
}

/** Sends a file of this or another build: its name is a hash of its content, so caches may store it permanently. HEAD gets no body. */
export function sendBuiltFile(
  { method }: IncomingMessage,
  response: ServerResponse,
  { type, encoding, body }: SentFile,
): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.byteLength,
    'cache-control': IMMUTABLE,
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}
