import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { log } from '#foundation/process/log.ts';
import { metricsText } from '#foundation/process/metrics.ts';

const PATH = '/metrics';

/**
 * Answers `/metrics` (OBS-06) to clients with the token; for others, or without a configured token, the path does not
 * exist.
 * @returns false when it is not answered here
 */
export async function answerMetrics(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  token: string | null,
): Promise<boolean> {
  if (path !== PATH || token === null || !hasToken(request, token)) return false;
  await send(response);
  return true;
}

/** Serves metrics on a separate port, and nothing else. */
export function serveMetrics({
  port,
  host,
  token,
}: {
  /** Null for none. */
  readonly port: number | null;
  readonly host: string;
  /** The required token; null to allow every client of the port. */
  readonly token: string | null;
}): Server | null {
  if (port === null) return null;
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' && request.url?.split('?', 1)[0] === PATH;
    if (!isRead) response.writeHead(404).end();
    else if (token !== null && !hasToken(request, token)) response.writeHead(401).end();
    else
      send(response).catch((error: unknown) => {
        log.error('metrics could not be read', error);
        response.writeHead(500).end();
      });
  });
  server.on('error', (error) => log.error('the metrics server failed', error));
  server.listen(port, host);
  // It does not keep an otherwise idle process alive.
  server.unref();
  return server;
}

async function send(response: ServerResponse): Promise<void> {
  const text = await metricsText();
  response
    .writeHead(200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(text);
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}
