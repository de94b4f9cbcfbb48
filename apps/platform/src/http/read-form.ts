import type { IncomingMessage } from 'node:http';
import { cleanText } from './clean-text.ts';
import { BodyTooLargeError, readBody } from './read-body.ts';

const LIMIT = 64 * 1024;

/** Why a form is not read: it came from another site, or it is no form. */
export type FormRefusal = 'foreign' | 'tooLarge';

/**
 * Reads a posted form. A browser tells where a form came from; one from another site is refused. (The cart's secret key in
 * the address is what really protects: another site does not know it.)
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
