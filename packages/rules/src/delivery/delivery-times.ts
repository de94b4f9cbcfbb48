/** The time designations a shopper can choose (DLV-05), in the order of the screen. */
export const DELIVERY_TIMES = ['none', 'morning', 'from14to16', 'from16to18', 'from18to20'] as const;

/** A time designation; `none` is no preference and is never sent. */
export type DeliveryTime = (typeof DELIVERY_TIMES)[number];

/**
 * What is sent for each, '' for nothing. The warehouse reads these texts literally and refuses others, so they are an
 * interface: the same in every language.
 */
export const DELIVERY_TIME_VALUES: Readonly<Record<DeliveryTime, string>> = {
  none: '',
  morning: '午前中(8時〜12時)',
  from14to16: '14:00〜16:00',
  from16to18: '16:00〜18:00',
  from18to20: '18:00〜20:00',
};

/** Those that a store offers, in the order of the screen: no preference, and its own. */
export function timesOf({ times }: { readonly times?: readonly DeliveryTime[] }): readonly DeliveryTime[] {
  return DELIVERY_TIMES.filter((time) => time === 'none' || times === undefined || times.includes(time));
}

/** Reads a choice from outside (a stored form, a select); what is none of the five is no preference. */
export function parseDeliveryTime(text: string): DeliveryTime {
  return DELIVERY_TIMES.find((time) => time === text) ?? 'none';
}
