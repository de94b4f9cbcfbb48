import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Most bytes of a body that anything here looks at, whatever its address: no endpoint takes more, and no page takes any. Each
 * endpoint has a limit of its own below this (foundation/endpoint/read-fields.ts).
 */
export const BODY_CEILING_BYTES = 2 * 1024 * 1024;
/** How long after the answer a client may go on sending, so that it comes to read the answer, in milliseconds. */
const TIMEOUT_MS = 1_000;

/** Whether a request says that its body is longer than anything here takes; then none of it is read. */
export function announcesTooMuch({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > BODY_CEILING_BYTES;
}

/**
 * Ends a request's body at the ceiling, whoever reads it: what comes after is thrown away as it comes, and never held. Whatever
 * was answered, a client that still sends has a moment to come to its end, so that it reads the answer and its connection goes
 * on; then it is cut off.
 * @returns tells whether more came than is taken
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): () => boolean {
  if (!hasBody(request)) return () => false;
  let length = 0;
  let isCut = false;
  let hasEnded = false;
  // Kept here: a request that is over gives its socket away.
  const { socket } = request;
  const push = request.push.bind(request);
  // Node's parser hands over every piece by this method, however the body is framed, and null at the end.
  request.push = (chunk: Buffer | null) => {
    hasEnded ||= chunk === null;
    if (isCut) return true;
    length += chunk?.byteLength ?? 0;
    if (length <= BODY_CEILING_BYTES) return push(chunk);
    isCut = true;
    // Else who has read to this end would close the connection, and nobody would learn why.
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
