import type { IncomingMessage, ServerResponse } from 'node:http';

const EXPOSED = 'X-Request-Id, X-Shopify-API-Version, Retry-After';
const DAY = 86_400;

/** Lets pages of every origin read the answer, as the provider does: the token is what grants access, not the origin. */
export function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', EXPOSED);
}

/** Answers a browser's question whether it may send a request with those headers. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': String(DAY),
    vary: 'Access-Control-Request-Headers',
  });
  response.end();
}
