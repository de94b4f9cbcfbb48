// zod/mini: the browser parses answers by this contract, too.
import * as z from 'zod/mini';

/**
 * Number of digits that identify a part of the codes: about a hundred codes, 0.6 KB compressed, 8 KB at most. A request thus reveals no
 * complete code.
 */
const PART_DIGITS = 3;

/** Prefecture, city and town of one place. */
const place = z.tuple([z.string(), z.string(), z.string()]);

/** `GET /postal-codes/{part}.json`: every code with this prefix, with all of its places. */
export const postalCodesAnswer = z.record(z.string(), z.array(place));
export type PostalCodesAnswer = z.output<typeof postalCodesAnswer>;

/** The address of a code's part. @param postalCode seven digits */
export function postalCodesPath(postalCode: string): string {
  return `/postal-codes/${postalCode.slice(0, PART_DIGITS)}.json`;
}
