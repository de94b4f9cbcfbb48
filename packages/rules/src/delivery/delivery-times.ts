import { compactCode } from '../typed-text';

/** The delivery times a shopper can choose (DLV-05), in the order of the screen. */
export const DELIVERY_TIMES = ['none', 'morning', 'from14to16', 'from16to18', 'from18to20'] as const;

/** A delivery time; `none` is no preference and is never sent. */
export type DeliveryTime = (typeof DELIVERY_TIMES)[number];

/**
 * The value sent for each, '' for none. The warehouse reads these texts literally and rejects others, so they are an interface: the
 * same in every language.
 */
export const DELIVERY_TIME_VALUES: Readonly<Record<DeliveryTime, string>> = {
  none: '',
  morning: '午前中(8時〜12時)',
  from14to16: '14:00〜16:00',
  from16to18: '16:00〜18:00',
  from18to20: '18:00〜20:00',
};

/** The times that a store offers, in the order of the screen: no preference, and its own. */
export function timesOf({ times }: { readonly times?: readonly DeliveryTime[] }): readonly DeliveryTime[] {
  return DELIVERY_TIMES.filter((time) => time === 'none' || times === undefined || times.includes(time));
}

/** The time of a sent text, in any width and with any dash (`14:00-16:00`); `none` for any other. */
export function deliveryTimeOf(text: string): DeliveryTime {
  const written = compactCode(text);
  return DELIVERY_TIMES.find((time) => compactCode(DELIVERY_TIME_VALUES[time]) === written) ?? 'none';
}

/** Parses external input (a stored form, a select); any other value means no preference. */
export function parseDeliveryTime(text: string): DeliveryTime {
  return DELIVERY_TIMES.find((time) => time === text) ?? 'none';
}
