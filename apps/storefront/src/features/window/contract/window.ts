import { readWindowAnswer, type WindowAnswer } from '@shop/rules/product/window-fit';

/** Names of the two answers, in the form and in an address: fifteen addresses of a page, which share one cached page (FIT-01). */
export const WINDOW_FIELDS = { side: 'window', distance: 'distance' } as const;

/** Storage key of the answer for the tab's visit: light, side and distance, separated by spaces. */
export const WINDOW_KEY = 'window';

/** The light's attribute on `<html>`; the kit's FitWords reads it. */
export const WINDOW_LIGHT_ATTRIBUTE = 'data-window-light';

/** Dispatched on `window` when the light at the shopper's window is set or removed (in WINDOW_LIGHT_ATTRIBUTE). */
export const WINDOW_LIGHT_EVENT = 'shop:window-light';

/** Common interface of a form and a query. */
interface Fields {
  get(name: string): unknown;
}

/** Both answers; null if either is missing or invalid. */
export function readWindowFields(fields: Fields): WindowAnswer | null {
  return readWindowAnswer(fields.get(WINDOW_FIELDS.side), fields.get(WINDOW_FIELDS.distance));
}
