import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveThrough } from './serve-through';

/** Longer than a frame: received content is rendered before the next piece. */
const PIECE_MS = 25;

/** Where the HTML is split, tag by tag: from the first `from` on. */
interface Stretch {
  readonly from: string;
  readonly tags: number;
}

/**
 * The shop on a slow line, with its own origin: the stretches of every page arrive tag by tag, each rendered before the next, the rest at
 * once. @returns its URL, and a function to end it
 */
export function serveHtmlInPieces(
  shopUrl: string,
  stretches: readonly Stretch[],
): Promise<{ readonly url: string; readonly end: () => void }> {
  return serveThrough(shopUrl, (asked, page, answer) => {
    if (asked.headers.accept?.includes('text/html') !== true) return false;
    sendInPieces(page, answer, stretches).catch((error: Error) => answer.destroy(error));
    return true;
  });
}

async function sendInPieces(
  page: IncomingMessage,
  answer: ServerResponse,
  stretches: readonly Stretch[],
): Promise<void> {
  const html = Buffer.concat(await page.toArray()).toString();
  const { 'content-length': _, ...headers } = page.headers;
  answer.writeHead(page.statusCode ?? 502, headers);
  let sent = 0;
  for (const { from, tags } of stretches) {
    const start = html.indexOf(from, sent);
    if (start < 0) throw new Error(`the page has no ${from}`);
    answer.write(html.slice(sent, start));
    const pieces = html.slice(start).split(/(?=<)/, tags);
    for (const piece of pieces) {
      answer.write(piece);
      await new Promise((resolve) => setTimeout(resolve, PIECE_MS));
    }
    sent = start + pieces.join('').length;
  }
  answer.end(html.slice(sent));
}
