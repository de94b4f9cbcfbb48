import { isPhoneNumber } from './phone-number';

/** Where a gift goes when that is another address than the buyer's (GIFT-01). Texts as typed. */
export interface GiftDestination {
  readonly name: string;
  readonly postalCode: string;
  readonly address: string;
  readonly phone: string;
}

export type GiftField = keyof GiftDestination;

/** All must be filled, and this is the order of the screen: the first missing one gets the focus (GIFT-01). */
export const GIFT_FIELDS = ['name', 'postalCode', 'address', 'phone'] as const satisfies readonly GiftField[];

export const EMPTY_GIFT_DESTINATION: GiftDestination = { name: '', postalCode: '', address: '', phone: '' };

/** The fields that are not filled: blanks, and a telephone number that nobody can call, count as nothing (GIFT-01). */
export function missingGiftFields(destination: GiftDestination): readonly GiftField[] {
  return GIFT_FIELDS.filter((field) =>
    field === 'phone' ? !isPhoneNumber(destination.phone) : destination[field].trim() === '',
  );
}

/** The first of them; null when the destination is complete (GIFT-01). */
export function firstMissingGiftField(destination: GiftDestination): GiftField | null {
  return missingGiftFields(destination)[0] ?? null;
}
