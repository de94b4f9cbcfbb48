import { type DeliveryCircumstances, dayProblem, parseDeliveryDate } from '../delivery/delivery-days';
import { DELIVERY_TIME_VALUES, deliveryTimeOf, timesOf } from '../delivery/delivery-times';
import { oneLine } from '../typed-text';
import type { CartAttribute } from './cart';
import { ATTRIBUTE_KEYS, GIFT_KEYS, isEGift } from './cart-attributes';

/** A cart's attributes as far as they can be kept. */
export interface PromisedAttributes {
  /** In their order; preferences in the texts that the warehouse reads. */
  readonly attributes: readonly CartAttribute[];
  /** Preferences as written that cannot be kept: the shopper is told. */
  readonly dropped: readonly CartAttribute[];
}

const LEFT_TO_RECIPIENT: readonly string[] = [
  ATTRIBUTE_KEYS.deliveryDate,
  ATTRIBUTE_KEYS.deliveryTime,
  ...Object.values(GIFT_KEYS),
];

/**
 * The attributes of a cart that may be promised: a day on which it is delivered (DLV-07), a time of day and an e-gift that the store offers
 * (DLV-05, DLV-06). Any client may write any text, so that what is not known is dropped. The recipient of an e-gift names the rest.
 */
export function promisedAttributes(
  attributes: readonly CartAttribute[],
  circumstances: DeliveryCircumstances,
): PromisedAttributes {
  const { rules } = circumstances;
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
      take(asked, day.ok && dayProblem(day.value, circumstances) === null ? day.value : null);
    } else {
      const time = deliveryTimeOf(value);
      take(asked, time !== 'none' && timesOf(rules).includes(time) ? DELIVERY_TIME_VALUES[time] : null);
    }
  }
  return { attributes: kept, dropped };
}
