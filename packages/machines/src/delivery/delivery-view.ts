import type { GiftPlace } from '@shop/rules/cart/delivery-preferences';
import { type DayProblem, type DeliveryDays, deliveryDays } from '@shop/rules/delivery/delivery-days';
import { type GiftField, missingGiftFields } from '@shop/rules/delivery/gift-destination';
import type { SnapshotFrom } from 'xstate';
import type { deliveryMachine } from './delivery.machine';
import {
  circumstancesOf,
  type DeliveryForm,
  giftPlaceOf,
  mismatchOf,
  type PrefectureMismatch,
  placeOfCode,
} from './delivery-context';

/** Everything the delivery form draws. */
export interface DeliveryView {
  readonly form: DeliveryForm;
  /** The calendar's days, and why some cannot be chosen. */
  readonly days: DeliveryDays;
  /** Date and time are asked for at all (DLV-06). */
  readonly hasDateAndTime: boolean;
  /** The gift destination is asked for: of an e-gift the recipient enters it. */
  readonly hasGiftForm: boolean;
  /** A product of the cart takes no date: no day can be chosen (DLV-04). */
  readonly hasInvalidProducts: boolean;
  /** Of the question whether the cart's products take a date. */
  readonly check: 'idle' | 'loading' | 'known' | 'failed';
  /** Why the chosen date was cleared (DLV-07); null when it was not, or when no date is asked for. */
  readonly cleared: DayProblem | null;
  /** Fields to fill before going on; empty until the shopper tried to (GIFT-01). */
  readonly missingGiftFields: readonly GiftField[];
  /** The gift's postal code lies elsewhere than the written address (FEE-01); null where they do not contradict each other. */
  readonly prefectureMismatch: PrefectureMismatch | null;
  /** Where the gift's postal code stands for several places: each, as its address begins. */
  readonly addressChoices: readonly string[];
  /** Where the recipient lives, which decides the fee; null without a gift, or when that is not known. */
  readonly giftPlace: GiftPlace | null;
}

/** From a snapshot of the delivery actor to what is drawn. */
export function deliveryView(snapshot: SnapshotFrom<typeof deliveryMachine>): DeliveryView {
  const { context, value } = snapshot;
  const { form, cleared, stop, invalidHandles } = context;
  return {
    form,
    days: deliveryDays(circumstancesOf(context)),
    hasDateAndTime: !form.eGift,
    hasGiftForm: form.isGiftOpen && !form.eGift,
    hasInvalidProducts: invalidHandles.length > 0,
    check: value.check,
    cleared: form.eGift ? null : cleared,
    missingGiftFields: stop?.kind === 'giftIncomplete' ? missingGiftFields(form.gift) : [],
    prefectureMismatch: mismatchOf(context),
    addressChoices: placeOfCode(context)?.choices ?? [],
    giftPlace: giftPlaceOf(context),
  };
}
