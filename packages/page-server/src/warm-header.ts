import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { onePerProcess } from './one-per-process';

const NAME = 'x-shop-warm';

/** Known only to this process: an external request must not pass as the shop's own. */
const key = () => onePerProcess('warmKey', randomUUID);

/**
 * Marks the shop's own request: answered by Next itself, bypassing the page cache (packages/page-server/src/page-key.ts), and not limited.
 */
export function warmHeader(): Record<string, string> {
  return { [NAME]: key() };
}

/** Whether a request is the shop's own. */
export function isWarm({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers[NAME] === key();
}
