import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { isDatabaseDown } from '@shop/rules/is-database-down';
import { withoutValues } from '../db/without-values.ts';
import type { Route } from './route.ts';
import { sendJson } from './send-json.ts';

const KEEP_ALIVE = 75_000;
/** Retry-After in seconds while the database is unavailable. */
const RETRY_AFTER = '5';

/**
 * Serves routes over HTTP. The first route with matching path and method answers. An unknown path is 404, a known path with another method
 * 405. A handler that throws is 500 without the reason, which is logged with the client's request id. An unavailable database is 503 with a
 * retry time.
 * @param sendFailure answers page requests; all others get JSON
 */
export function createServer(
  routes: readonly Route[],
  sendFailure?: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const server = createHttpServer((request, response) => {
    const requestId = randomUUID();
    response.setHeader('x-request-id', requestId);
    dispatch(routes, request, response).catch((error: unknown) => {
      // A client that disconnected mid-request gets no response and no log entry.
      if (request.destroyed && !request.complete) return;
      console.error(`request ${requestId} failed:`, withoutValues(error));
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const isDown = isDatabaseDown(error);
      if (isDown) response.setHeader('retry-after', RETRY_AFTER);
      if (sendFailure !== undefined && request.headers.accept?.includes('text/html')) {
        sendFailure(request, response);
      } else if (isDown) sendJson(response, 503, { errors: 'Service Unavailable' });
      else sendJson(response, 500, { errors: 'Internal Server Error' });
    });
  });
  // Longer than clients keep idle connections, so none is closed while a request is sent.
  server.keepAliveTimeout = KEEP_ALIVE;
  server.headersTimeout = KEEP_ALIVE + 1_000;
  return server;
}

async function dispatch(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // U+0000 cannot be stored; in bodies `cleanText` replaces it.
  request.url = (request.url ?? '/').replaceAll('%00', '%EF%BF%BD');
  const path = request.url.split('?', 1)[0] ?? '/';
  const allowed: string[] = [];
  for (const route of routes) {
    const match = route.path.exec(path);
    if (match === null) continue;
    if (accepts(route, request)) {
      await route.handle(request, response, match);
      return;
    }
    allowed.push(route.method);
  }
  if (allowed.length > 0 && request.method === 'OPTIONS') {
    response.writeHead(204, { allow: [...allowed, 'OPTIONS'].join(', ') });
    response.end();
    return;
  }
  if (allowed.length === 0) sendJson(response, 404, { errors: 'Not Found' });
  else sendJson(response, 405, { errors: 'Method Not Allowed' }, { allow: allowed.join(', ') });
}

function accepts(route: Route, request: IncomingMessage): boolean {
  return (
    route.method === '*' ||
    route.method === request.method ||
    (route.method === 'GET' && request.method === 'HEAD')
  );
}
