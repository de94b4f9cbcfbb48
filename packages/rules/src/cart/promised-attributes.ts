import { type DeliveryCircumstances, dayProblem, parseDeliveryDate } from '../delivery/delivery-days';
import type { DeliveryRules } from '../delivery/delivery-rules';
import { DELIVERY_TIME_VALUES, deliveryTimeOf, timesOf } from '../delivery/delivery-times';
import type { JstDate } from '../jst-date';
import { oneLine } from '../typed-text';
import type { Cart, CartAttribute } from './cart';
import { ATTRIBUTE_KEYS, GIFT_KEYS, isEGift } from './cart-attributes';
import { type DeliveryPreferences, preferencesOfCart } from './delivery-preferences';

/** A cart's attributes as far as they can be kept. */
export interface PromisedAttributes {
  /** In their order; preferences in the texts that the warehouse reads. */
  readonly attributes: readonly CartAttribute[];
  /** Preferences as written that cannot be kept: the checkout reports them. */
  readonly dropped: readonly CartAttribute[];
}

const LEFT_TO_RECIPIENT: readonly string[] = [
  ATTRIBUTE_KEYS.deliveryDate,
  ATTRIBUTE_KEYS.deliveryTime,
  ...Object.values(GIFT_KEYS),
];

/** The preferences that a store may not offer, or that a cart may hold as a text that means none. */
export type OfferedPreference = 'deliveryDate' | 'deliveryTime' | 'eGift';

const PREFERENCE_OF: Readonly<Record<string, OfferedPreference>> = {
  [ATTRIBUTE_KEYS.deliveryDate]: 'deliveryDate',
  [ATTRIBUTE_KEYS.deliveryTime]: 'deliveryTime',
  [ATTRIBUTE_KEYS.eGift]: 'eGift',
};

/**
 * The preferences of a cart that its store offers, and those that it does not, which are reported (DLV-05 to DLV-07). Whether there is
 * delivery on the day is for the calendar to say.
 */
export function offeredPreferences(
  { attributes, note }: Pick<Cart, 'attributes' | 'note'>,
  rules: DeliveryRules,
): { readonly preferences: DeliveryPreferences; readonly dropped: readonly OfferedPreference[] } {
  const offered = promised(attributes, rules, () => true);
  return {
    preferences: preferencesOfCart({ attributes: offered.attributes, note }),
    dropped: offered.dropped.flatMap(({ key }) => PREFERENCE_OF[key] ?? []),
  };
}

/**
 * The attributes of a cart that may be promised: a day on which it is delivered (DLV-07), a time of day and an e-gift that the store offers
 * (DLV-05, DLV-06). Any client may write any text, so unknown text is dropped. The recipient of an e-gift names the rest.
 */
export function promisedAttributes(
  attributes: readonly CartAttribute[],
  circumstances: DeliveryCircumstances,
): PromisedAttributes {
  return promised(attributes, circumstances.rules, (day) => dayProblem(day, circumstances) === null);
}

function promised(
  attributes: readonly CartAttribute[],
  rules: DeliveryRules,
  isDelivered: (day: JstDate) => boolean,
): PromisedAttributes {
  const isAskedAsEGift = isEGift(attributes);
  const isSentAsEGift = isAskedAsEGift && rules.eGift === true;
  const kept: CartAttribute[] = [];
  const dropped: CartAttribute[] = [];
  /** @param promise null: it cannot be kept */
  const take = (asked: CartAttribute, promise: string | null) => {
    if (promise === null) dropped.push(asked);
    else kept.push({ ...asked, value: promise });
  };
  for (const asked of attributes) {
    const { key, value } = asked;
    if (isSentAsEGift && LEFT_TO_RECIPIENT.includes(key)) continue;
    if (key === ATTRIBUTE_KEYS.eGift && isAskedAsEGift) take(asked, isSentAsEGift ? 'true' : null);
    else if (key !== ATTRIBUTE_KEYS.deliveryDate && key !== ATTRIBUTE_KEYS.deliveryTime) kept.push(asked);
    else if (oneLine(value) === '') continue;
    else if (key === ATTRIBUTE_KEYS.deliveryDate) {
      const day = parseDeliveryDate(value);
      take(asked, day.ok && isDelivered(day.value) ? day.value : null);
    } else {
      const time = deliveryTimeOf(value);
      take(asked, time !== 'none' && timesOf(rules).includes(time) ? DELIVERY_TIME_VALUES[time] : null);
    }
  }
  return { attributes: kept, dropped };
}
