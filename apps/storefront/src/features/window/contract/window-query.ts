import { readWindowAnswer, type WindowAnswer } from '@shop/rules/product/window-fit';

/** Names of the two answers, in the form and in an address: fifteen addresses of a page, all of which are one cached page (FIT-01). */
export const WINDOW_FIELDS = { side: 'window', distance: 'distance' } as const;

/** Under which a tab keeps the answer for its visit: light, side and distance with spaces between. */
export const WINDOW_KEY = 'window';

/** Names the light, on `<html>`; the kit's FitWords reads it. */
export const WINDOW_LIGHT_ATTRIBUTE = 'data-window-light';

/** Said on `window` when the light at the shopper's window was said or taken back (WINDOW_LIGHT_ATTRIBUTE names it). */
export const WINDOW_LIGHT_EVENT = 'shop:window-light';

/** How a form or a query is read. */
interface Fields {
  get(name: string): unknown;
}

/** Both answers; null where either is missing or none of ours. */
export function readWindowFields(fields: Fields): WindowAnswer | null {
  return readWindowAnswer(fields.get(WINDOW_FIELDS.side), fields.get(WINDOW_FIELDS.distance));
}
