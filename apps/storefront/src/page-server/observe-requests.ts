import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { clientAddress } from '@shop/page-server/client-header';
import { NEXT_FILES } from '@shop/page-server/next-internals/addresses';
import { log } from '#foundation/process/log.ts';
import { countAnswer } from '#foundation/process/metrics.ts';
import { reportError } from '#foundation/process/report-error.ts';
import { beginSpan, inRequest, type RequestContext } from '#foundation/process/tracing.ts';
import { pageKind } from '../foundation/routing/page-kind.ts';
import { allowedMethods, isEndpointPath } from './allowed-methods';

const REQUEST_ID_HEADER = 'x-request-id';
const WELL_FORMED = /^[\w.-]{8,64}$/;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface ObserveOptions {
  /** Proxies before the shop: without one any client could write an id into the log. */
  readonly trustedProxies: number;
}

/**
 * Gives each request an id, for its answer and log lines, and logs one line when it is answered: method, kind of route, status, time,
 * bytes, and cache result (OBS-03). An unexpected error of the handler is reported, and answered with a bare 500.
 */
export function observeRequests(
  handle: Handle,
  { trustedProxies }: ObserveOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const route = routeKind(request.url ?? '/');
    const span = beginSpan(`${request.method} ${route}`, {
      kind: 'server',
      parent: request.headers['traceparent']?.toString(),
      attributes: { 'http.request.method': request.method ?? '', 'http.route': route },
    });
    const context: RequestContext = {
      id: requestId(request, trustedProxies),
      client: clientAddress(request, trustedProxies),
      cache: 'none',
      span,
    };
    inRequest(context, () => {
      // A handler may change the request.
      const method = request.method ?? '';
      const start = performance.now();
      const sent = countBytes(response, context.id);
      response.once('close', () => {
        inRequest(context, () => {
          const { statusCode: status } = response;
          const ms = Math.round(performance.now() - start);
          const { cache } = context;
          countAnswer({ route, method, status, ms, cache });
          span?.end({ 'http.response.status_code': status, 'shop.cache': cache });
          log[status >= 500 ? 'error' : 'info']('request', {
            method,
            route,
            status,
            ms,
            bytes: sent.bytes,
            cache,
            // The client left before the end.
            ...(response.writableFinished ? {} : { aborted: true }),
          });
        });
      });
      handle(request, response).catch((error: unknown) => {
        void reportError(error, { where: 'request', route });
        if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
        response.end();
      });
    });
  };
}

function requestId({ headers }: IncomingMessage, trustedProxies: number): string {
  const given = headers[REQUEST_ID_HEADER];
  return trustedProxies > 0 && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Counts the body's bytes, and adds the id to the response headers. */
function countBytes(response: ServerResponse, id: string): { readonly bytes: number } {
  const sent = { bytes: 0 };
  const { writeHead, write, end } = response;
  const count = (chunk: unknown): void => {
    if (typeof chunk === 'string') sent.bytes += Buffer.byteLength(chunk);
    else if (chunk instanceof Uint8Array) sent.bytes += chunk.byteLength;
  };
  response.writeHead = ((...parts: Parameters<typeof writeHead>) => {
    response.setHeader(REQUEST_ID_HEADER, id);
    return writeHead.apply(response, parts);
  }) as typeof writeHead;
  response.write = ((...parts: Parameters<typeof write>) => {
    count(parts[0]);
    return write.apply(response, parts);
  }) as typeof write;
  response.end = ((...parts: Parameters<typeof end>) => {
    count(parts[0]);
    return end.apply(response, parts);
  }) as typeof end;
  return sent;
}

const HEALTH = new Set(['/livez', '/readyz', '/metrics']);
const FILE =
  /^\/(?:icon|apple-icon|favicon)|\.(?:js|css|map|png|jpe?g|webp|avif|gif|svg|ico|woff2|txt|xml|json|webmanifest|wasm)$/i;

/**
 * The kind of a requested route for logs and metrics: a kind of page, an endpoint by its path, or one of a few labels. There are about
 * thirty, for any address, and they contain no part of an address except the paths of our own endpoints.
 */
function routeKind(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (isEndpointPath(path)) return allowedMethods(path) === null ? 'endpoint' : path;
  if (HEALTH.has(path)) return 'health';
  const kind = pageKind(path, (handle) => CATEGORY_ADDRESSES.handles.includes(handle));
  return kind === 'other' && (path.toLowerCase().startsWith(NEXT_FILES) || FILE.test(path)) ? 'file' : kind;
}
