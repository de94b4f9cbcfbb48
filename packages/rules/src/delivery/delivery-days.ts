import { addDays, type JstDate, weekdayOf } from '../jst-date';
import type { DateRange, DeliveryRules, DispatchRule } from './delivery-rules';
import { deliveryWindow, isInBlockedRange, isInRange } from './delivery-window';
import { blockedWeekdays, type DeliveredLine } from './weekday-blocks';

/** Why a day cannot be chosen; the first that holds, in this order. */
export type DayProblem =
  /** The server named a product that takes no date: every day is blocked (DLV-04). */
  | 'invalidProducts'
  /** Before the window: today+10 by the built-in rules (DLV-01). */
  | 'tooEarly'
  /** The first parcel that the order can be part of is not there by then (DLV-10). */
  | 'beforeDispatch'
  /** After the window: today+24 by the built-in rules (DLV-01). */
  | 'tooLate'
  /** A holiday of the shop, or of a product (DLV-02). */
  | 'blockedRange'
  /** Not delivered on that weekday (DLV-03). */
  | 'blockedWeekday';

/** All that decides which days a cart can be delivered on. */
export interface DeliveryCircumstances {
  readonly today: JstDate;
  /** Of the cart, the ones on their way included. */
  readonly lines: readonly DeliveredLine[];
  /** The server's answer for this cart was not empty (DLV-04). */
  readonly hasInvalidProducts: boolean;
  /** Those of the store. */
  readonly rules: DeliveryRules;
}

export interface DeliveryDay {
  readonly date: JstDate;
  /** Null: it can be chosen. */
  readonly problem: DayProblem | null;
}

/** Which days a cart can be delivered on, and why not on the others. */
export interface DeliveryDays {
  readonly window: DateRange;
  /** Every day of the window, first to last. */
  readonly days: readonly DeliveryDay[];
  /** Whether any can be chosen. */
  readonly hasAny: boolean;
}

/** The one check of a day for a cart (DLV-01 to DLV-04): null when it can be chosen, else why not. */
export function dayProblem(
  date: JstDate,
  { today, lines, hasInvalidProducts, rules }: DeliveryCircumstances,
): DayProblem | null {
  const window = deliveryWindow(today, rules.window);
  if (hasInvalidProducts) return 'invalidProducts';
  if (date < window.from) return 'tooEarly';
  if (date > window.to) return 'tooLate';
  if (rules.dispatch !== undefined && date < firstArrival(today, rules.dispatch)) return 'beforeDispatch';
  if (
    isInBlockedRange(
      date,
      lines.map(({ sku }) => sku),
      rules.blockedRanges,
    )
  )
    return 'blockedRange';
  return blockedWeekdays(lines, rules.weekdayBlocks).includes(weekdayOf(date)) ? 'blockedWeekday' : null;
}

/** The day on which an order of today is there at the earliest: it leaves on the next of the shop's weekdays (DLV-10). */
export function firstArrival(today: JstDate, { weekdays, leadDays, transitDays }: DispatchRule): JstDate {
  let leaves = addDays(today, leadDays);
  while (!weekdays.includes(weekdayOf(leaves))) leaves = addDays(leaves, 1);
  return addDays(leaves, transitDays);
}

/** Which days of the window can be chosen for a cart, and why the others cannot. */
export function deliveryDays(circumstances: DeliveryCircumstances): DeliveryDays {
  const window = deliveryWindow(circumstances.today, circumstances.rules.window);
  const days: DeliveryDay[] = [];
  for (let date = window.from; isInRange(date, window); date = addDays(date, 1)) {
    days.push({ date, problem: dayProblem(date, circumstances) });
  }
  return { window, days, hasAny: days.some(({ problem }) => problem === null) };
}
