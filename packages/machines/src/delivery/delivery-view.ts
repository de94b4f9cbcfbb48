import type { GiftPlace } from '@shop/rules/cart/delivery-preferences';
import type { OfferedPreference } from '@shop/rules/cart/promised-attributes';
import { type DayProblem, type DeliveryDays, deliveryDays } from '@shop/rules/delivery/delivery-days';
import { type GiftField, missingGiftFields } from '@shop/rules/delivery/gift-destination';
import type { SnapshotFrom } from 'xstate';
import type { deliveryMachine } from './delivery.machine';
import {
  type AddressMismatch,
  circumstancesOf,
  type DeliveryForm,
  giftPlaceOf,
  mismatchOf,
  placeOfCode,
} from './delivery-context';

/** Everything that the delivery form renders. */
export interface DeliveryView {
  readonly form: DeliveryForm;
  /** The calendar's days, and why some are unavailable. */
  readonly days: DeliveryDays;
  /** Whether the form asks for date and time (DLV-06). */
  readonly hasDateAndTime: boolean;
  /** A product of the cart accepts no date: every day is unavailable (DLV-04). */
  readonly hasInvalidProducts: boolean;
  /** The state of the check whether the cart's products accept a date. */
  readonly check: 'idle' | 'loading' | 'known' | 'failed';
  /** Why the chosen date was cleared (DLV-07); null if it was not, or if no date is asked for. */
  readonly cleared: DayProblem | null;
  /** Preferences removed because the store does not offer them (DLV-05 to DLV-07). */
  readonly dropped: readonly OfferedPreference[];
  /** Required empty fields; none until the shopper tries to continue (GIFT-01). */
  readonly missingGiftFields: readonly GiftField[];
  /** The gift's postal code contradicts the written address (FEE-01); null if they agree. */
  readonly addressMismatch: AddressMismatch | null;
  /** For a gift's postal code with several places: the beginning of each address. */
  readonly addressChoices: readonly string[];
  /** The recipient's place, which decides the fee; null without a gift, or if unknown. */
  readonly giftPlace: GiftPlace | null;
}

/** Derives the view from a snapshot of the delivery actor. */
export function deliveryView(snapshot: SnapshotFrom<typeof deliveryMachine>): DeliveryView {
  const { context, value } = snapshot;
  const { form, cleared, dropped, stop, invalidHandles } = context;
  return {
    form,
    days: deliveryDays(circumstancesOf(context)),
    hasDateAndTime: !form.eGift,
    hasInvalidProducts: invalidHandles.length > 0,
    check: value.check,
    cleared: form.eGift ? null : cleared,
    dropped,
    missingGiftFields: stop?.kind === 'giftIncomplete' ? missingGiftFields(form.gift) : [],
    addressMismatch: mismatchOf(context),
    addressChoices: placeOfCode(context)?.choices ?? [],
    giftPlace: giftPlaceOf(context),
  };
}
