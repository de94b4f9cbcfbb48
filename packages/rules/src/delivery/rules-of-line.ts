import type { JstDate } from '../jst-date';
import { deliveryDays } from './delivery-days';
import type { DeliveryRules } from './delivery-rules';
import { type DeliveredLine, isConcernedBy } from './weekday-blocks';

/** The range of days on which a line can be delivered. */
export interface DeliverySpan {
  /** The first and the last available day. */
  readonly from: JstDate;
  readonly to: JstDate;
  /** A day in between is unavailable for another reason than its weekday. */
  readonly hasHolidays: boolean;
}

/**
 * The store rules that apply to a line, rewritten to apply to any line: small enough for a page, and without the SKUs of other
 * goods. A new kind of rule is kept.
 * @param today ranges that ended before it are omitted
 */
export function rulesOfLine(line: DeliveredLine, rules: DeliveryRules, today: JstDate): DeliveryRules {
  const weekdayBlocks = rules.weekdayBlocks
    .filter((block) => isConcernedBy(line, block))
    .map(({ weekdays }) => ({ weekdays, skus: 'all' as const, skuPrefixes: [], productIds: [] }));
  const blockedRanges = rules.blockedRanges
    .filter(({ to, skus }) => to >= today && (skus === 'all' || skus.includes(line.sku)))
    .map(({ from, to }) => ({ from, to, skus: 'all' as const }));
  const { fees: _fees, eGift: _eGift, times: _times, ...ofDays } = rules;
  return { ...ofDays, blockedRanges, weekdayBlocks };
}

/** The range of days on which goods under these rules can be delivered, as of today; null if there is none. */
export function deliverySpan(rules: DeliveryRules, today: JstDate): DeliverySpan | null {
  const { days } = deliveryDays({ today, lines: [], hasInvalidProducts: false, rules });
  const possible = days.filter(({ problem }) => problem === null);
  const [first, last] = [possible[0]?.date, possible.at(-1)?.date];
  if (first === undefined || last === undefined) return null;
  return {
    from: first,
    to: last,
    hasHolidays: days.some(({ date, problem }) => problem === 'blockedRange' && first < date && date < last),
  };
}
