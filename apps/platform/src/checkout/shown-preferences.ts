import type { CartAttribute } from '../cart/cart-attributes.ts';
import { dateText, timeText } from './date-text.ts';
import { DATE_KEY, E_GIFT_KEY, GIFT_KEYS, TIME_KEY } from './preference-keys.ts';
import { type Language, type WordKey, wordsOf } from './words.ts';

/** Cart keys may be any text; only known ones are used. */
const LABELS: ReadonlyMap<string, WordKey> = new Map([
  [DATE_KEY, 'preferences.date'],
  [TIME_KEY, 'preferences.time'],
  [E_GIFT_KEY, 'preferences.eGift'],
  [GIFT_KEYS.name, 'preferences.giftName'],
  [GIFT_KEYS.zip, 'preferences.giftZip'],
  [GIFT_KEYS.address, 'preferences.giftAddress'],
  [GIFT_KEYS.phone, 'preferences.giftPhone'],
]);

/** A shopper's choice as text. */
export interface ShownPreference {
  /** key of its attribute */
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/**
 * The shopper's choices among a cart's attributes, in the page's or mail's language. Other attributes are between shop and warehouse and
 * may be secret: a cart's id opens the cart.
 */
export function shownPreferences(
  attributes: readonly CartAttribute[],
  language: Language,
): readonly ShownPreference[] {
  const words = wordsOf(language);
  const said = (key: string, sent: string) => {
    if (key === E_GIFT_KEY && sent === 'true') return words('preferences.yes');
    if (key === DATE_KEY) return dateText(sent, language);
    return key === TIME_KEY ? timeText(sent, words) : sent;
  };
  return attributes.flatMap(({ key, value }) => {
    const label = LABELS.get(key);
    return label === undefined ? [] : [{ key, label: words(label), value: said(key, value) }];
  });
}

/** The requested day and time as text; empty for none. */
export function requestedDelivery(attributes: readonly CartAttribute[], language: Language) {
  const shown = shownPreferences(attributes, language);
  const of = (requested: string) => shown.find(({ key }) => key === requested)?.value ?? '';
  return { day: of(DATE_KEY), time: of(TIME_KEY) };
}
