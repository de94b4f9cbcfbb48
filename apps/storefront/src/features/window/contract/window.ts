import type { RoomLight } from '@shop/rules/product/room';
import {
  fitsByLight,
  type LightFit,
  readWindowAnswer,
  type WindowAnswer,
} from '@shop/rules/product/window-fit';
import type { FitWord, FitWordsProps } from '@shop/ui-kit/commerce/product/FitWords';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

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

const TONES = { good: 'good', dim: 'weak', dark: 'bad', strong: 'bad' } as const satisfies Record<
  LightFit,
  FitWord['tone']
>;

/** The text at each window for a product that needs these lights (FIT-01). */
export function fitWords(needs: readonly RoomLight[], m: Messages): FitWordsProps {
  return {
    subject: m.window.subject,
    words: fitsByLight(needs).map(({ fit, lights }) => ({
      tone: TONES[fit],
      label: m.window.fit({ fit }),
      lights,
    })),
  };
}
