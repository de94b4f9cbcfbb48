import type { IncomingMessage, ServerResponse } from 'node:http';

/** One route of the platform. `path` is matched against the path without the query string. */
export interface Route {
  /** Upper case; `*` matches every method, for handlers with their own method checks. */
  readonly method: string;
  readonly path: RegExp;
  handle(request: IncomingMessage, response: ServerResponse, match: RegExpMatchArray): Promise<void>;
}
