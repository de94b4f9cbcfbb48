import type { CartAttribute } from '../cart/cart-attributes.ts';
import { dateText } from './date-text.ts';
import { DATE_KEY, E_GIFT_KEY, GIFT_KEYS, TIME_KEY } from './preference-keys.ts';
import { timeText } from './time-text.ts';
import { type Language, type WordKey, wordsOf } from './words.ts';

/** A key that a cart was given may be any text: only our own count. */
const LABELS: ReadonlyMap<string, WordKey> = new Map([
  [DATE_KEY, 'preferences.date'],
  [TIME_KEY, 'preferences.time'],
  [E_GIFT_KEY, 'preferences.eGift'],
  [GIFT_KEYS.name, 'preferences.giftName'],
  [GIFT_KEYS.zip, 'preferences.giftZip'],
  [GIFT_KEYS.address, 'preferences.giftAddress'],
  [GIFT_KEYS.phone, 'preferences.giftPhone'],
]);

/** Something that a shopper chose, in words. */
export interface ShownPreference {
  /** of the attribute that it was sent as */
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/**
 * What a shopper chose, of all that a shop sent along with the cart, in the language of the page or mail. The rest is between shop and
 * warehouse, and may be secret: a cart's id opens the cart.
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

/** The day and the time that were asked for, in words; empty for none. */
export function wantedMoment(attributes: readonly CartAttribute[], language: Language) {
  const shown = shownPreferences(attributes, language);
  const of = (wanted: string) => shown.find(({ key }) => key === wanted)?.value ?? '';
  return { day: of(DATE_KEY), time: of(TIME_KEY) };
}
