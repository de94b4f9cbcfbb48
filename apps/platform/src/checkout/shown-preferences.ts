import { ATTRIBUTE_KEYS, GIFT_KEYS, isEGift } from '@shop/rules/cart/cart-attributes';
import { type WindowRule, windowValues } from '@shop/rules/delivery/delivery-rules';
import type { CartAttribute } from '../cart/cart-attributes.ts';
import { dateText, timeText } from './date-text.ts';
import { type Language, type WordKey, type Words, wordsOf } from './words.ts';

/** Cart keys may be any text; only known ones are used. */
const LABELS: ReadonlyMap<string, WordKey> = new Map([
  [ATTRIBUTE_KEYS.deliveryDate, 'preferences.date'],
  [ATTRIBUTE_KEYS.deliveryTime, 'preferences.time'],
  [ATTRIBUTE_KEYS.eGift, 'preferences.eGift'],
  [GIFT_KEYS.name, 'preferences.giftName'],
  [GIFT_KEYS.postalCode, 'preferences.giftZip'],
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
    if (key === ATTRIBUTE_KEYS.eGift) return words('preferences.yes');
    if (key === ATTRIBUTE_KEYS.deliveryDate) return dateText(sent, language);
    return key === ATTRIBUTE_KEYS.deliveryTime ? timeText(sent, words) : sent;
  };
  return attributes.flatMap(({ key, value }) => {
    const label = LABELS.get(key);
    const isNone = label === undefined || (key === ATTRIBUTE_KEYS.eGift && !isEGift(attributes));
    return isNone ? [] : [{ key, label: words(label), value: said(key, value) }];
  });
}

/**
 * When an order is delivered, as text: by e-gift, on the requested day, or within the window (DLV-04).
 * @param window days on which it can come when no day is requested; null when none can be promised
 */
export function deliveryText(
  attributes: readonly CartAttribute[],
  window: WindowRule | null,
  words: Words,
  language: Language,
): string {
  if (isEGift(attributes)) return words('confirm.deliveryEGift');
  const { day, time } = requestedDelivery(attributes, language);
  if (day !== '') return words('confirm.deliveryAt', { date: [day, time].filter(Boolean).join(' ') });
  const usual =
    window === null ? words('confirm.deliveryNone') : words('confirm.deliveryDefault', windowValues(window));
  return [usual, time].filter(Boolean).join(' / ');
}

/** The requested day and time as text; empty for none. */
function requestedDelivery(attributes: readonly CartAttribute[], language: Language) {
  const shown = shownPreferences(attributes, language);
  const of = (requested: string) => shown.find(({ key }) => key === requested)?.value ?? '';
  return { day: of(ATTRIBUTE_KEYS.deliveryDate), time: of(ATTRIBUTE_KEYS.deliveryTime) };
}
