import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from './page-store';

/** `Cache-Control` of what never changes under its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

interface SentFile {
  readonly type: string;
  readonly encoding: Encoding;
  /** In that encoding. */
  readonly body: Buffer;
}

/** Sends a file of a build, ours or another's: its name says its content, so it may be held for good. HEAD gets no body. */
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
