import type { IncomingMessage } from 'node:http';
import { cleanText } from './clean-text.ts';

/** The body exceeds the caller's limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * Reads a request's whole body.
 * @param limit maximum bytes
 * @throws BodyTooLargeError as soon as the announced or actual length exceeds `limit`
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

const LIMIT = 64 * 1024;

/** Why a form is refused: it came from another site, or it is too large. */
type FormRefusal = 'foreign' | 'tooLarge';

/**
 * Reads a posted form. Browsers send the form's origin; one from another site is refused. (The real protection is the cart's secret key in
 * the URL, unknown to other sites.)
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | FormRefusal> {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeign =
    (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (isForeign) {
    return 'foreign';
  }
  try {
    const form = new URLSearchParams((await readBody(request, LIMIT)).toString('utf8'));
    return new URLSearchParams([...form].map(([name, value]) => [name, cleanText(value)]));
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      return 'tooLarge';
    }
    throw error;
  }
}
