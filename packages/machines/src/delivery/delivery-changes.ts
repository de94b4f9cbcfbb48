import { type DeliveryPreferences, NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import type { OfferedPreference } from '@shop/rules/cart/promised-attributes';
import { dayProblem, retainDeliveryDate } from '@shop/rules/delivery/delivery-days';
import { canonicalGift, firstMissingGiftField, type GiftField } from '@shop/rules/delivery/gift-destination';
import type { JstDate } from '@shop/rules/jst-date';
import {
  asOffered,
  circumstancesOf,
  type DeliveryContext,
  type DeliveryForm,
  type DeliveryLine,
  type DeliveryStop,
  EMPTY_DELIVERY_FORM,
  type FoundAddress,
  handlesOf,
  mismatchKey,
  mismatchOf,
  notOffered,
  preferencesOf,
} from './delivery-context';

type Change = Partial<DeliveryContext>;

/** The cart's lines changed. Known answers about remaining products are kept. */
export function withLines(context: DeliveryContext, lines: readonly DeliveryLine[]): Change {
  const handles = handlesOf(lines);
  const isSame = handles.join() === handlesOf(context.lines).join();
  return keepDate(context, {
    lines,
    isChecked: handles.length === 0 || (isSame && context.isChecked),
    invalidHandles: context.invalidHandles.filter((handle) => handles.includes(handle)),
  });
}

/**
 * The cart was read with these preferences, from this or another tab. An entry unchanged since the last known cart follows it. A
 * draft stays, because the last write wins. Fields that an e-gift hides are not touched.
 * @param isAnother the page switched to another cart, which has its own preferences
 * @param unreadable what the cart holds besides, and the store does not offer
 */
export function withStoredPreferences(
  context: DeliveryContext,
  read: DeliveryPreferences,
  isAnother: boolean,
  unreadable: readonly OfferedPreference[] = [],
): Change {
  const held = asOffered(read, context.rules);
  const reportedDropped = [...unreadable, ...notOffered(read, context.rules)];
  const known = isAnother ? [] : context.reportedDropped;
  const news = reportedDropped.filter((one) => !known.includes(one));
  const before = toSentValue(isAnother ? NO_PREFERENCES : context.held);
  const form = isAnother ? EMPTY_DELIVERY_FORM : context.form;
  const requested = toSentValue(preferencesOf({ ...context, form }));
  const isUntouched = (entry: keyof DeliveryPreferences) => isSameEntry(requested[entry], before[entry]);
  return keepDate(context, {
    held,
    reportedDropped,
    ...((isAnother || news.length > 0) && { dropped: isAnother ? news : [...context.dropped, ...news] }),
    ...(news.length > 0 && { isClearedAnnounced: false }),
    form: {
      ...form,
      ...(isUntouched('eGift') && { eGift: held.eGift }),
      ...(isUntouched('note') && { note: held.note }),
      ...(!held.eGift && {
        ...(isUntouched('deliveryDate') && { deliveryDate: held.deliveryDate }),
        ...(isUntouched('deliveryTime') && { deliveryTime: held.deliveryTime }),
        ...(isUntouched('gift') && { isGiftOpen: held.gift !== null, gift: held.gift ?? form.gift }),
      }),
    },
  });
}

/** The preferences as the cart holds them after sending: a gift is normalized by `canonicalGift`. */
function toSentValue(preferences: DeliveryPreferences): DeliveryPreferences {
  const { gift } = preferences;
  return { ...preferences, gift: gift === null ? null : canonicalGift(gift) };
}

/** Surrounding blanks are not sent. */
function isSameEntry(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'string' ? part.replaceAll('\r\n', '\n').trim() : part,
    );
  return text(one) === text(other);
}

/** Midnight passed in Japan. */
export function takeDay(context: DeliveryContext, today: JstDate): Change {
  return keepDate(context, { today });
}

/** The server answered for all products of the cart. */
export function takeAnswer(context: DeliveryContext, invalidHandles: readonly string[]): Change {
  return keepDate(context, { invalidHandles, isChecked: true });
}

/** An unavailable day changes nothing. Null clears the choice. */
export function takeDate(context: DeliveryContext, date: JstDate | null): Change {
  const isFree = date === null || dayProblem(date, circumstancesOf(context)) === null;
  return isFree
    ? { ...change(context, { deliveryDate: date }), ...without(context, 'deliveryDate'), cleared: null }
    : {};
}

/** An entry that the shopper chose again is no longer reported as removed. */
export function takeChoice(
  context: DeliveryContext,
  entries: Partial<Pick<DeliveryForm, 'deliveryTime' | 'eGift'>>,
): Change {
  return {
    ...change(context, entries),
    ...without(context, 'deliveryTime' in entries ? 'deliveryTime' : 'eGift'),
  };
}

function without({ dropped }: DeliveryContext, chosen: OfferedPreference): Change {
  return dropped.includes(chosen) ? { dropped: dropped.filter((one) => one !== chosen) } : {};
}

/** Changes entries of the form. */
export function change({ form }: DeliveryContext, entries: Partial<DeliveryForm>): Change {
  return { form: { ...form, ...entries } };
}

/** Sets a typed field of the gift destination. */
export function takeGiftField(context: DeliveryContext, field: GiftField, value: string): Change {
  return change(context, { gift: { ...context.form.gift, [field]: value } });
}

/**
 * Fills in a found address only if the field is empty or has an address that an earlier lookup filled in or offered. Typed text stays.
 */
export function takeFound(context: DeliveryContext, found: FoundAddress | null): Change {
  if (found === null) {
    return {};
  }
  const typed = context.form.gift.address.trim();
  const ours = context.found === null ? [] : [context.found.address, ...context.found.choices];
  const isOurs = found.provinces.length > 0 && (typed === '' || ours.includes(typed));
  return { found, ...(isOurs && takeGiftField(context, 'address', found.address)) };
}

/** Why the shopper cannot continue: the first reason in the screen's order of urgency; null if there is none. */
export function stopOf(context: DeliveryContext): DeliveryStop | null {
  const { form, cleared, dropped, isClearedAnnounced, isChecked } = context;
  if (form.eGift) {
    return null;
  }
  const field = form.isGiftOpen ? firstMissingGiftField(form.gift) : null;
  if (field !== null) {
    return { kind: 'giftIncomplete', field };
  }
  const mismatch = mismatchOf(context);
  if (mismatch !== null && mismatchKey(context) !== context.announcedMismatch) {
    return { kind: 'addressMismatch', ...mismatch };
  }
  if (cleared !== null && !isClearedAnnounced) {
    return { kind: 'dateCleared', problem: cleared };
  }
  if (dropped.length > 0 && !isClearedAnnounced) {
    return { kind: 'notOffered', dropped };
  }
  return form.deliveryDate !== null && !isChecked ? { kind: 'dateUnchecked' } : null;
}

/** Re-checks the chosen date after a change, and clears it if it has become impossible (DLV-07). */
function keepDate(context: DeliveryContext, changed: Change): Change {
  const next = { ...context, ...changed };
  const { date, cleared } = retainDeliveryDate(next.form.deliveryDate, circumstancesOf(next));
  return cleared === null
    ? changed
    : { ...changed, form: { ...next.form, deliveryDate: date }, cleared, isClearedAnnounced: false };
}
