import type { IncomingMessage, ServerResponse } from 'node:http';

/** One address of the platform. `path` is matched against the path without the query string. */
export interface Route {
  /** Upper case; `*` answers every method, for handlers that refuse methods in their own way. */
  readonly method: string;
  readonly path: RegExp;
  handle(request: IncomingMessage, response: ServerResponse, match: RegExpMatchArray): Promise<void>;
}
