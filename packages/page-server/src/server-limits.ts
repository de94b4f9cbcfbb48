import type { Server, ServerOptions } from 'node:http';

/** Longer than the 60 s that proxies keep a connection, so that the proxy closes first. */
const KEEP_ALIVE_MS = 65_000;

/**
 * Limits of a connection (SEC-04): a client that sends its headers or body too slowly is disconnected. Ten seconds for the headers,
 * thirty for a whole request. On an idle connection the clock starts with the first byte of the next request.
 */
export const SERVER_OPTIONS = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  noDelay: true,
} as const satisfies ServerOptions;

/** Concurrent connections; a proxy in front uses a few hundred. */
const MAX_CONNECTIONS = 4_096;
const MAX_HEADERS = 100;

/** Sets the limits that exist only on the server object. */
export function limitConnections(server: Server, most: number = MAX_CONNECTIONS): void {
  server.maxConnections = most;
  server.maxHeadersCount = MAX_HEADERS;
}
