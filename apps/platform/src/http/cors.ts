import type { IncomingMessage, ServerResponse } from 'node:http';

const EXPOSED = 'X-Request-Id, X-Shopify-API-Version, Retry-After';
const DAY = 86_400;

/** Allows every origin to read the response, as the provider does: access depends on the token, not the origin. */
export function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', EXPOSED);
}

/** Answers a CORS preflight request for those headers. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': String(DAY),
    vary: 'Access-Control-Request-Headers',
  });
  response.end();
}
