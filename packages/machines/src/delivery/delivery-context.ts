import {
  type DeliveryPreferences,
  type GiftPlace,
  NO_PREFERENCES,
} from '@shop/rules/cart/delivery-preferences';
import type { DayProblem, DeliveryCircumstances } from '@shop/rules/delivery/delivery-days';
import { BUILT_IN_DELIVERY_RULES, type DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import type { DeliveryTime } from '@shop/rules/delivery/delivery-times';
import {
  EMPTY_GIFT_DESTINATION,
  type GiftDestination,
  type GiftField,
  giftProvince,
  isOtherPrefecture,
} from '@shop/rules/delivery/gift-destination';
import { parsePostalCode } from '@shop/rules/delivery/postal-code';
import { type ProvinceCode, prefectureOfAddress } from '@shop/rules/delivery/prefectures';
import type { DeliveredLine } from '@shop/rules/delivery/weekday-blocks';
import type { JstDate } from '@shop/rules/jst-date';
import type { Result } from '@shop/rules/result';

/** A line of the cart, as far as its delivery is concerned. */
export interface DeliveryLine extends DeliveredLine {
  /** The product's name in addresses: what the server is asked about. */
  readonly handle: string;
}

/** What the shopper has entered; worth keeping over a reload. What is hidden just now is kept too. */
export interface DeliveryForm {
  /** Null for no preference. */
  readonly deliveryDate: JstDate | null;
  readonly deliveryTime: DeliveryTime;
  readonly eGift: boolean;
  readonly note: string;
  readonly isGiftOpen: boolean;
  readonly gift: GiftDestination;
}

export const EMPTY_DELIVERY_FORM: DeliveryForm = {
  deliveryDate: null,
  deliveryTime: 'none',
  eGift: false,
  note: '',
  isGiftOpen: false,
  gift: EMPTY_GIFT_DESTINATION,
};

/** Why the form does not let the shopper on to the checkout. */
export type DeliveryStop =
  /** 'Gift destination information is insufficient'; `field` is the first missing one (GIFT-01). */
  | { readonly kind: 'giftIncomplete'; readonly field: GiftField }
  /** The gift's postal code lies elsewhere than the written address, and the shopper may not have seen it (FEE-01). Told once. */
  | ({ readonly kind: 'prefectureMismatch' } & PrefectureMismatch)
  /** The chosen date has become impossible, and the shopper may not have seen it (DLV-07). Told once. */
  | { readonly kind: 'dateCleared'; readonly problem: DayProblem }
  /** A date is chosen, and the server could not be asked whether the cart's products take one (DLV-04). */
  | { readonly kind: 'dateUnchecked' };

/** A gift's postal code and its written address name different prefectures. */
export interface PrefectureMismatch {
  /** Those that the code lies in. */
  readonly ofCode: readonly ProvinceCode[];
  readonly written: ProvinceCode;
}

/** Where a postal code is. */
export interface FoundAddress {
  /** Seven digits: what was asked about. */
  readonly postalCode: string;
  /** Those that it lies in; none for a code of a remote island that belongs to no town: of a large firm, or one newer than the data. */
  readonly provinces: readonly ProvinceCode[];
  /** '' when it is not known, or not the same for all of its places. */
  readonly city: string;
  /** What all of its places share, in one, to go on writing after; '' when that is nothing. */
  readonly address: string;
  /** Where it stands for several places: each, as its address begins. */
  readonly choices: readonly string[];
  readonly isRemoteIsland: boolean;
}

/** Handles of the cart's products that take no date (API-05), or why the server did not tell. */
export type InvalidDateAnswer = Result<readonly string[], 'unreachable' | 'refused'>;

export interface DeliveryContext {
  /** In Japan. */
  readonly today: JstDate;
  /** On which days the store delivers. */
  readonly rules: DeliveryRules;
  readonly lines: readonly DeliveryLine[];
  readonly form: DeliveryForm;
  /** What the cart was known to hold last: an entry of the form that equals it is no draft (TRUTH-01). */
  readonly held: DeliveryPreferences;
  /** Of the cart's products those known to take no date. */
  readonly invalidHandles: readonly string[];
  /** Whether the server has answered for every product of the cart. */
  readonly isChecked: boolean;
  /** Why the chosen date was cleared, until another is chosen or the notice is put away. */
  readonly cleared: DayProblem | null;
  /** The clearing has stopped the way to the checkout once. */
  readonly isClearedAnnounced: boolean;
  /** The mismatch of code and address that has stopped the way once (`mismatchKey`); null for none. */
  readonly announcedMismatch: string | null;
  /** The first reason that stopped the last try. */
  readonly stop: DeliveryStop | null;
  /** Where the last postal code was; its address is what a new one may replace. */
  readonly found: FoundAddress | null;
  /** The postal code that was looked up last, whatever came of it; null for none. */
  readonly searchedCode: string | null;
}

export interface DeliveryInput {
  readonly today: JstDate;
  /** As it was kept from before; its date is looked at again as soon as the cart's lines are known. */
  readonly form: DeliveryForm;
  /** What the cart held then. @default nothing */
  readonly held?: DeliveryPreferences;
  /** Those of the store. @default the built-in ones */
  readonly rules?: DeliveryRules;
}

export function initialDeliveryContext({
  today,
  form,
  held = NO_PREFERENCES,
  rules = BUILT_IN_DELIVERY_RULES,
}: DeliveryInput): DeliveryContext {
  return {
    today,
    rules,
    lines: [],
    form,
    held,
    invalidHandles: [],
    isChecked: true,
    cleared: null,
    isClearedAnnounced: false,
    announcedMismatch: null,
    stop: null,
    found: null,
    searchedCode: null,
  };
}

/** What decides the days of the calendar now. */
export function circumstancesOf({
  today,
  rules,
  lines,
  invalidHandles,
}: Pick<DeliveryContext, 'today' | 'rules' | 'lines' | 'invalidHandles'>): DeliveryCircumstances {
  return { today, rules, lines, hasInvalidProducts: invalidHandles.length > 0 };
}

/** The products of lines, each once, in a fixed order. */
export function handlesOf(lines: readonly DeliveryLine[]): string[] {
  return [...new Set(lines.map(({ handle }) => handle))].sort();
}

/** The value for the checkout gate. */
export function preferencesOf(context: Pick<DeliveryContext, 'form' | 'found'>): DeliveryPreferences {
  const { isGiftOpen, gift, ...preferences } = context.form;
  return isGiftOpen
    ? { ...preferences, gift, giftPlace: giftPlaceOf(context) }
    : { ...preferences, gift: null };
}

/** Where the gift goes, by its postal code and the written address (FEE-01). Null without a gift, or while neither says it. */
export function giftPlaceOf({ form, found }: Pick<DeliveryContext, 'form' | 'found'>): GiftPlace | null {
  if (form.eGift || !form.isGiftOpen) return null;
  const place = placeOfCode({ form, found });
  const written = prefectureOfAddress(form.gift.address)?.province ?? null;
  const province = giftProvince(place?.provinces ?? [], written);
  return province === null
    ? null
    : { province, city: place?.city ?? '', isRemoteIsland: place?.isRemoteIsland ?? false };
}

/** Whether code and address of the gift contradict each other; null where they do not, or one of them says nothing. */
export function mismatchOf(context: Pick<DeliveryContext, 'form' | 'found'>): PrefectureMismatch | null {
  const { form } = context;
  if (form.eGift || !form.isGiftOpen) return null;
  const ofCode = placeOfCode(context)?.provinces ?? [];
  const written = prefectureOfAddress(form.gift.address)?.province ?? null;
  return written !== null && isOtherPrefecture(ofCode, written) ? { ofCode, written } : null;
}

/** One mismatch and no other: with another code, or another prefecture, it is told again. */
export function mismatchKey(context: Pick<DeliveryContext, 'form' | 'found'>): string | null {
  const mismatch = mismatchOf(context);
  return mismatch === null ? null : `${giftPostalCode(context.form)} ${mismatch.written}`;
}

/** Where the code lies that stands in the form; null while that is not known. */
export function placeOfCode({ form, found }: Pick<DeliveryContext, 'form' | 'found'>): FoundAddress | null {
  return found !== null && found.postalCode === giftPostalCode(form) ? found : null;
}

/** The gift's postal code in seven digits; null while it is none. */
export function giftPostalCode({ gift }: DeliveryForm): string | null {
  const postalCode = parsePostalCode(gift.postalCode);
  return postalCode.ok ? postalCode.value : null;
}
