import { dayProblem } from '@shop/rules/delivery/delivery-days';
import { firstMissingGiftField, type GiftField } from '@shop/rules/delivery/gift-destination';
import { keepDeliveryDate } from '@shop/rules/delivery/keep-delivery-date';
import type { JstDate } from '@shop/rules/jst-date';
import {
  circumstancesOf,
  type DeliveryContext,
  type DeliveryForm,
  type DeliveryLine,
  type DeliveryStop,
  type FoundAddress,
  handlesOf,
} from './delivery-context';

type Change = Partial<DeliveryContext>;

/** The cart's lines changed. What is known of products that are still there stays known. */
export function takeLines(context: DeliveryContext, lines: readonly DeliveryLine[]): Change {
  const handles = handlesOf(lines);
  const isSame = handles.join() === handlesOf(context.lines).join();
  return keepDate(context, {
    lines,
    isChecked: handles.length === 0 || (isSame && context.isChecked),
    invalidHandles: context.invalidHandles.filter((handle) => handles.includes(handle)),
  });
}

/** Midnight passed in Japan. */
export function takeDay(context: DeliveryContext, today: JstDate): Change {
  return keepDate(context, { today });
}

/** The server has answered for all of the cart's products. */
export function takeAnswer(context: DeliveryContext, invalidHandles: readonly string[]): Change {
  return keepDate(context, { invalidHandles, isChecked: true });
}

/** A day that cannot be chosen changes nothing. Null takes the choice back. */
export function takeDate(context: DeliveryContext, date: JstDate | null): Change {
  const isFree = date === null || dayProblem(date, circumstancesOf(context)) === null;
  return isFree ? { ...change(context, { deliveryDate: date }), cleared: null } : {};
}

/** Other entries of the form. */
export function change({ form }: DeliveryContext, entries: Partial<DeliveryForm>): Change {
  return { form: { ...form, ...entries } };
}

export function takeGiftField(context: DeliveryContext, field: GiftField, value: string): Change {
  return change(context, { gift: { ...context.form.gift, [field]: value } });
}

/** An address is filled in only where nothing but an earlier one of ours stands: what was typed is the shopper's. */
export function takeFound(context: DeliveryContext, found: FoundAddress | null): Change {
  if (found === null) {
    return {};
  }
  const typed = context.form.gift.address.trim();
  const isOurs = typed === '' || typed === context.found?.address;
  return { found, ...(isOurs && takeGiftField(context, 'address', found.address)) };
}

/** Why the shopper cannot go on, the first reason in the order of the screen's urgency; null when nothing is in the way. */
export function stopOf({ form, cleared, isClearedTold, isChecked }: DeliveryContext): DeliveryStop | null {
  if (form.eGift) {
    return null;
  }
  const field = form.isGiftOpen ? firstMissingGiftField(form.gift) : null;
  if (field !== null) {
    return { kind: 'giftIncomplete', field };
  }
  if (cleared !== null && !isClearedTold) {
    return { kind: 'dateCleared', problem: cleared };
  }
  return form.deliveryDate !== null && !isChecked ? { kind: 'dateUnchecked' } : null;
}

/** Looks at the chosen date again after a change, and clears it when it has become impossible (DLV-07). */
function keepDate(context: DeliveryContext, changed: Change): Change {
  const next = { ...context, ...changed };
  const { date, cleared } = keepDeliveryDate(next.form.deliveryDate, circumstancesOf(next));
  return cleared === null
    ? changed
    : { ...changed, form: { ...next.form, deliveryDate: date }, cleared, isClearedTold: false };
}
