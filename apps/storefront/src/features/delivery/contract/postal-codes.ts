// The small zod: the browser reads answers by this contract too.
import * as z from 'zod/mini';

/** How many digits name a part of the codes: about a hundred codes, 0.6 KB compressed, 8 KB at most. Who asks for one tells no whole code. */
const PART_DIGITS = 3;

/** Prefecture, city and town of one place. */
const place = z.tuple([z.string(), z.string(), z.string()]);

/** `GET /postal-codes/{part}.json`: every code that begins so, with all of its places. */
export const postalCodesAnswer = z.record(z.string(), z.array(place));
export type PostalCodesAnswer = z.output<typeof postalCodesAnswer>;

/** Where the part of a code is. @param postalCode seven digits */
export function postalCodesPath(postalCode: string): string {
  return `/postal-codes/${postalCode.slice(0, PART_DIGITS)}.json`;
}
