import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The maximum request body in bytes, for any address: no endpoint accepts more, and no page accepts a body. Each endpoint has
 * its own lower limit (foundation/endpoint/read-fields.ts).
 */
export const BODY_CEILING_BYTES = 2 * 1024 * 1024;
/** How long a client may keep sending after the response, so that it can read it, in milliseconds. */
const TIMEOUT_MS = 1_000;

/** Whether a request declares a body above the ceiling; none of it is read then. */
export function announcesTooMuch({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > BODY_CEILING_BYTES;
}

/**
 * Ends a request's body at the ceiling, for any reader: further chunks are discarded on arrival. After the response, a client
 * that still sends gets a grace period, so that it reads the response and keeps its connection. Then it is disconnected.
 * @returns whether the body exceeded the ceiling
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): () => boolean {
  if (!hasBody(request)) return () => false;
  let length = 0;
  let isCut = false;
  let hasEnded = false;
  // Kept here: a finished request releases its socket.
  const { socket } = request;
  const push = request.push.bind(request);
  // Node's parser delivers every chunk through this method, for any framing, and null at the end.
  request.push = (chunk: Buffer | null) => {
    hasEnded ||= chunk === null;
    if (isCut) return true;
    length += chunk?.byteLength ?? 0;
    if (length <= BODY_CEILING_BYTES) return push(chunk);
    isCut = true;
    // Otherwise the reader closes the connection at this end, and the client never learns the reason.
    request.complete = true;
    push(null);
    return true;
  };
  response.once('finish', () => {
    if (hasEnded) return;
    request.resume();
    setTimeout(() => {
      if (!hasEnded) socket.destroy();
    }, TIMEOUT_MS).unref();
  });
  return () => isCut;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
