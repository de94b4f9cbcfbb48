import type { Server, ServerOptions } from 'node:http';

/** Longer than the 60 s that proxies keep a connection, so that never we close first. */
const KEEP_ALIVE_MS = 65_000;

/**
 * What a connection may take (SEC-04): who sends its headers or its body by the drop is cut off, whoever it is. Ten seconds for the
 * headers, thirty for a whole request; the clock of an idle connection starts with the next request's first byte.
 */
export const SERVER_OPTIONS = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  noDelay: true,
} as const satisfies ServerOptions;

/** Connections at a time; a proxy in front holds a few hundred. */
const MOST_CONNECTIONS = 4_096;
const MOST_HEADERS = 100;

/** Sets what can only be set on the server itself. */
export function limitConnections(server: Server, most: number = MOST_CONNECTIONS): void {
  server.maxConnections = most;
  server.maxHeadersCount = MOST_HEADERS;
}
