import type { IncomingMessage } from 'node:http';
import { cleanText } from './clean-text.ts';
import { BodyTooLargeError, readBody } from './read-body.ts';

const LIMIT = 64 * 1024;

/** Why a form is refused: it came from another site, or it is too large. */
export type FormRefusal = 'foreign' | 'tooLarge';

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
