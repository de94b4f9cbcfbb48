import {
  type DeliveryPreferences,
  type GiftPlace,
  NO_PREFERENCES,
} from '@shop/rules/cart/delivery-preferences';
import type { OfferedPreference } from '@shop/rules/cart/promised-attributes';
import type { DayProblem, DeliveryCircumstances } from '@shop/rules/delivery/delivery-days';
import { type DeliveryRules, NEUTRAL_DELIVERY_RULES } from '@shop/rules/delivery/delivery-rules';
import { type DeliveryTime, timesOf } from '@shop/rules/delivery/delivery-times';
import {
  type CodePlace,
  EMPTY_GIFT_DESTINATION,
  type GiftDestination,
  type GiftField,
  giftFeePlace,
  isElsewhere,
  writtenPlaceOf,
} from '@shop/rules/delivery/gift-destination';
import { parsePostalCode } from '@shop/rules/delivery/postal-code';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { DeliveredLine } from '@shop/rules/delivery/weekday-blocks';
import type { JstDate } from '@shop/rules/jst-date';
import type { Result } from '@shop/rules/result';

/** The delivery data of a cart line. */
export interface DeliveryLine extends DeliveredLine {
  /** The product's URL handle, sent to the server for the date check. */
  readonly handle: string;
}

/** The shopper's entries, persisted over a reload. Hidden entries are kept too. */
export interface DeliveryForm {
  /** Null for no preference. */
  readonly deliveryDate: JstDate | null;
  readonly deliveryTime: DeliveryTime;
  readonly eGift: boolean;
  readonly note: string;
  readonly isGiftOpen: boolean;
  readonly gift: GiftDestination;
}

/** The form before anything is chosen or typed. */
export const EMPTY_DELIVERY_FORM: DeliveryForm = {
  deliveryDate: null,
  deliveryTime: 'none',
  eGift: false,
  note: '',
  isGiftOpen: false,
  gift: EMPTY_GIFT_DESTINATION,
};

/** Why the form stops the shopper before the checkout. */
export type DeliveryStop =
  /** 'Gift destination information is insufficient'; `field` is the first missing one (GIFT-01). */
  | { readonly kind: 'giftIncomplete'; readonly field: GiftField }
  /** The gift's postal code contradicts the written address, and the shopper may not have noticed (FEE-01). Reported once. */
  | ({ readonly kind: 'addressMismatch' } & AddressMismatch)
  /** The chosen date has become impossible, and the shopper may not have noticed (DLV-07). Reported once. */
  | { readonly kind: 'dateCleared'; readonly problem: DayProblem }
  /** The store does not offer what was chosen, and the shopper may not have noticed (DLV-05 to DLV-07). Reported once. */
  | { readonly kind: 'notOffered'; readonly dropped: readonly OfferedPreference[] }
  /** A date is chosen, but the server check whether the cart's products accept one failed (DLV-04). */
  | { readonly kind: 'dateUnchecked' };

/** A gift's postal code and its written address name different places. */
export interface AddressMismatch {
  /** The prefectures of the code. */
  readonly ofCode: readonly ProvinceCode[];
  readonly written: ProvinceCode;
  /** It is the same prefecture: the address is on an island of it, the code is not. */
  readonly isIsland?: true;
}

/** The lookup result of a postal code. */
export interface FoundAddress {
  /** The requested seven digits. */
  readonly postalCode: string;
  /** Its prefectures. Empty for a remote-island code that belongs to no town: a large firm's, or one newer than the data. */
  readonly provinces: readonly ProvinceCode[];
  /** '' if unknown, or if its places differ. */
  readonly city: string;
  /** The common prefix of all of its places, to be completed by the shopper; '' if there is none. */
  readonly address: string;
  /** For a code with several places: the beginning of each address. */
  readonly choices: readonly string[];
  readonly isRemoteIsland: boolean;
}

/** Handles of the cart's products that accept no date (API-05), or why the server gave no answer. */
export type InvalidDateAnswer = Result<readonly string[], 'unreachable' | 'refused'>;

export interface DeliveryContext {
  /** In Japan. */
  readonly today: JstDate;
  /** The delivery days of the store. */
  readonly rules: DeliveryRules;
  readonly lines: readonly DeliveryLine[];
  readonly form: DeliveryForm;
  /** The preferences in the last known cart: a form entry that equals them is no draft (TRUTH-01). */
  readonly held: DeliveryPreferences;
  /** The cart's products known to accept no date. */
  readonly invalidHandles: readonly string[];
  /** Whether the server has answered for every product of the cart. */
  readonly isChecked: boolean;
  /** Why the chosen date was cleared, until another is chosen or the notice is dismissed. */
  readonly cleared: DayProblem | null;
  /** Preferences removed because the store does not offer them, until the shopper chooses again or dismisses the notice. */
  readonly dropped: readonly OfferedPreference[];
  /** Those already reported for this cart. */
  readonly reportedDropped: readonly OfferedPreference[];
  /** The cleared or removed entries have stopped the shopper once. */
  readonly isClearedAnnounced: boolean;
  /** The mismatch of code and address that has stopped the shopper once (`mismatchKey`); null for none. */
  readonly announcedMismatch: string | null;
  /** The first reason that stopped the last attempt. */
  readonly stop: DeliveryStop | null;
  /** The result of the last postal code; a new result may replace its address. */
  readonly found: FoundAddress | null;
  /** The last postal code that was looked up, whatever the outcome; null for none. */
  readonly searchedCode: string | null;
}

export interface DeliveryInput {
  readonly today: JstDate;
  /** The persisted form; its date is re-checked once the cart's lines are known. */
  readonly form: DeliveryForm;
  /** The cart's preferences at that time. @default nothing */
  readonly held?: DeliveryPreferences;
  /** Those of the store. @default those of a store that defines none */
  readonly rules?: DeliveryRules;
}

/** The context of a form; stored drafts win over the cart's values. */
export function initialDeliveryContext({
  today,
  form,
  held = NO_PREFERENCES,
  rules = NEUTRAL_DELIVERY_RULES,
}: DeliveryInput): DeliveryContext {
  const dropped = notOffered(form, rules);
  return {
    today,
    rules,
    lines: [],
    form: asOffered(form, rules),
    held: asOffered(held, rules),
    invalidHandles: [],
    isChecked: true,
    cleared: null,
    dropped,
    reportedDropped: dropped,
    isClearedAnnounced: false,
    announcedMismatch: null,
    stop: null,
    found: null,
    searchedCode: null,
  };
}

type Offerable = Pick<DeliveryForm, 'deliveryTime' | 'eGift'>;

/** The entries that the store does not offer: they may be another store's, or of earlier rules (DLV-05, DLV-06). */
export function notOffered({ deliveryTime, eGift }: Offerable, rules: DeliveryRules): OfferedPreference[] {
  return [
    ...(timesOf(rules).includes(deliveryTime) ? [] : (['deliveryTime'] as const)),
    ...(eGift && rules.eGift !== true ? (['eGift'] as const) : []),
  ];
}

/** A form, or a cart's preferences, without them. */
export function asOffered<T extends Offerable>(entries: T, rules: DeliveryRules): T {
  const dropped = notOffered(entries, rules);
  return {
    ...entries,
    ...(dropped.includes('deliveryTime') && { deliveryTime: 'none' }),
    ...(dropped.includes('eGift') && { eGift: false }),
  };
}

/** The inputs that decide the calendar's days. */
export function circumstancesOf({
  today,
  rules,
  lines,
  invalidHandles,
}: Pick<DeliveryContext, 'today' | 'rules' | 'lines' | 'invalidHandles'>): DeliveryCircumstances {
  return { today, rules, lines, hasInvalidProducts: invalidHandles.length > 0 };
}

/** The products of lines, deduplicated and sorted. */
export function handlesOf(lines: readonly DeliveryLine[]): string[] {
  return [...new Set(lines.map(({ handle }) => handle))].sort();
}

/** The value for the checkout gate. */
export function preferencesOf(
  context: Pick<DeliveryContext, 'form' | 'found' | 'rules'>,
): DeliveryPreferences {
  const { isGiftOpen, gift, ...preferences } = context.form;
  return isGiftOpen
    ? { ...preferences, gift, giftPlace: giftPlaceOf(context) }
    : { ...preferences, gift: null };
}

const UNKNOWN_PLACE: CodePlace = { provinces: [], isRemoteIsland: false };

/**
 * The gift's destination, from its postal code and the written address (FEE-01). Null without a gift, or while both are unknown.
 */
export function giftPlaceOf({
  form,
  found,
  rules,
}: Pick<DeliveryContext, 'form' | 'found' | 'rules'>): GiftPlace | null {
  if (form.eGift || !form.isGiftOpen) return null;
  const place = placeOfCode({ form, found });
  const written = writtenPlaceOf(form.gift.address);
  const destination = giftFeePlace(place ?? UNKNOWN_PLACE, written, rules.fees);
  return destination && { ...destination, city: place?.city ?? '' };
}

/** The contradiction between the gift's code and address; null if there is none, or one of them is unknown. */
export function mismatchOf(context: Pick<DeliveryContext, 'form' | 'found'>): AddressMismatch | null {
  const { form } = context;
  if (form.eGift || !form.isGiftOpen) return null;
  const ofCode = placeOfCode(context) ?? UNKNOWN_PLACE;
  const written = writtenPlaceOf(form.gift.address);
  if (written === null || !isElsewhere(ofCode, written)) return null;
  return {
    ofCode: ofCode.provinces,
    written: written.province,
    ...(ofCode.provinces.includes(written.province) && { isIsland: true }),
  };
}

/** Identifies one mismatch: another code, prefecture or kind is reported again. */
export function mismatchKey(context: Pick<DeliveryContext, 'form' | 'found'>): string | null {
  const mismatch = mismatchOf(context);
  return mismatch === null
    ? null
    : `${giftPostalCode(context.form)} ${mismatch.written}${mismatch.isIsland ? ' island' : ''}`;
}

/** The place of the form's postal code; null while it is unknown. */
export function placeOfCode({ form, found }: Pick<DeliveryContext, 'form' | 'found'>): FoundAddress | null {
  return found !== null && found.postalCode === giftPostalCode(form) ? found : null;
}

/** The gift's postal code in seven digits; null if invalid. */
export function giftPostalCode({ gift }: DeliveryForm): string | null {
  const postalCode = parsePostalCode(gift.postalCode);
  return postalCode.ok ? postalCode.value : null;
}
