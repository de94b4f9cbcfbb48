import { addDays, type JstDate, parseJstDate, weekdayOf } from '../jst-date';
import type { Result } from '../result';
import { compactCode } from '../typed-text';
import type { BlockedRange, DateRange, DeliveryRules, DispatchRule, WindowRule } from './delivery-rules';
import { blockedWeekdays, type DeliveredLine } from './weekday-blocks';

const DAYS_OF_WEEK = 7;

/** Why a day is unavailable; the first reason that applies, in the order of `dayProblem`. */
export type DayProblem =
  /** The server reported a product without delivery dates: every day is blocked (DLV-04). */
  | 'invalidProducts'
  /** Before the window: today+10 by the built-in rules (DLV-01). */
  | 'tooEarly'
  /** The first possible parcel of the order arrives later (DLV-10). */
  | 'beforeDispatch'
  /** After the window: today+24 by the built-in rules (DLV-01). */
  | 'tooLate'
  /** A holiday of the shop, or of a product (DLV-02). */
  | 'blockedRange'
  /** No delivery on that weekday (DLV-03). */
  | 'blockedWeekday';

/** All inputs that determine a cart's delivery days. */
export interface DeliveryCircumstances {
  readonly today: JstDate;
  /** Of the cart, including pending ones. */
  readonly lines: readonly DeliveredLine[];
  /** The server's response for this cart was not empty (DLV-04). */
  readonly hasInvalidProducts: boolean;
  /** The store's rules. */
  readonly rules: DeliveryRules;
}

export interface DeliveryDay {
  readonly date: JstDate;
  /** Null: available. */
  readonly problem: DayProblem | null;
}

/** The days on which a cart can be delivered, and the reasons for the others. */
export interface DeliveryDays {
  readonly window: DateRange;
  /** Every day of the window, first to last. */
  readonly days: readonly DeliveryDay[];
  /** Whether any day is available. */
  readonly hasAny: boolean;
}

/** The only check of a day for a cart (DLV-01 to DLV-04): null if available, else the reason. */
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

/** Parses the day of a cart, which any client may have written: in any width, with dashes, slashes or dots. */
export function parseDeliveryDate(text: string): Result<JstDate, 'invalidDate'> {
  return parseJstDate(compactCode(text).replace(/[./]/g, '-'));
}

/** The earliest arrival of an order placed today: it leaves on the shop's next dispatch weekday (DLV-10). */
export function firstArrival(today: JstDate, dispatch: DispatchRule): JstDate {
  return addDays(today, daysUntilDispatch(weekdayOf(today), dispatch) + dispatch.transitDays);
}

/** Days from an order to its dispatch, by the weekday of the order. */
function daysUntilDispatch(ordered: number, { weekdays, leadDays }: DispatchRule): number {
  let days = leadDays;
  while (!weekdays.some((weekday) => weekday === (ordered + days) % DAYS_OF_WEEK)) days += 1;
  return days;
}

/** Delivery times published for search engines, independent of the day: days to the dispatch, and in transit (DLV-01, DLV-10). */
export interface DispatchTimes {
  readonly handling: { readonly from: number; readonly to: number };
  readonly transit: number;
}

/**
 * The earliest delivery of an order, over all weekdays on which it may be placed. A shop that dispatches on any day promises arrivals and no
 * dispatch: its window is the handling time, transit included.
 */
export function dispatchTimes({
  window,
  dispatch,
}: Pick<DeliveryRules, 'window' | 'dispatch'>): DispatchTimes {
  if (dispatch === undefined)
    return { handling: { from: window.earliestDays, to: window.latestDays }, transit: 0 };
  const transit = dispatch.transitDays;
  const days = Array.from({ length: DAYS_OF_WEEK }, (_, ordered) =>
    Math.max(daysUntilDispatch(ordered, dispatch), window.earliestDays - transit),
  );
  return { handling: { from: Math.min(...days), to: Math.max(...days) }, transit };
}

/** The days of the window for a cart, with the reason for unavailable ones. */
export function deliveryDays(circumstances: DeliveryCircumstances): DeliveryDays {
  const window = deliveryWindow(circumstances.today, circumstances.rules.window);
  const days: DeliveryDay[] = [];
  for (let date = window.from; isInRange(date, window); date = addDays(date, 1)) {
    days.push({ date, problem: dayProblem(date, circumstances) });
  }
  return { window, days, hasAny: days.some(({ problem }) => problem === null) };
}

/** From the first to the last day on which a cart can be delivered, in days from today; null when there is none (DLV-04, DLV-10). */
export function possibleWindow(circumstances: DeliveryCircumstances): WindowRule | null {
  const { days } = deliveryDays(circumstances);
  const isPossible = ({ problem }: DeliveryDay) => problem === null;
  const { earliestDays } = circumstances.rules.window;
  const [first, last] = [days.findIndex(isPossible), days.findLastIndex(isPossible)];
  return first < 0 ? null : { earliestDays: earliestDays + first, latestDays: earliestDays + last };
}

/** The days available as far as today determines them (DLV-01). */
export function deliveryWindow(today: JstDate, { earliestDays, latestDays }: WindowRule): DateRange {
  return { from: addDays(today, earliestDays), to: addDays(today, latestDays) };
}

/** Both ends included. */
export function isInRange(date: JstDate, range: DateRange): boolean {
  return range.from <= date && date <= range.to;
}

/** Whether a blocked range makes the day unavailable for a cart with these SKUs (DLV-02). */
export function isInBlockedRange(
  date: JstDate,
  skus: readonly string[],
  ranges: readonly BlockedRange[],
): boolean {
  return ranges.some(
    (range) =>
      isInRange(date, range) && (range.skus === 'all' || skus.some((sku) => range.skus.includes(sku))),
  );
}

/** A chosen date after a recheck. */
export interface RetainedDeliveryDate {
  /** Null: none was chosen, or it was cleared. */
  readonly date: JstDate | null;
  /** Why the date was cleared, for the notice; null if it was not. */
  readonly cleared: DayProblem | null;
}

/**
 * Keeps a chosen date only while it is available: a new line, a server response or a passed midnight clears it, with the reason, so
 * that it is never sent (DLV-07).
 */
export function retainDeliveryDate(
  chosen: JstDate | null,
  circumstances: DeliveryCircumstances,
): RetainedDeliveryDate {
  const problem = chosen === null ? null : dayProblem(chosen, circumstances);
  return problem === null ? { date: chosen, cleared: null } : { date: null, cleared: problem };
}
