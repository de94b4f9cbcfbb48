import type { JstDate } from '../jst-date';
import { deliveryDays } from './delivery-days';
import type { DeliveryRules } from './delivery-rules';
import { type DeliveredLine, isConcernedBy } from './weekday-blocks';

/** The days between which a line can be delivered. */
export interface DeliverySpan {
  /** The first and the last day that can be chosen. */
  readonly from: JstDate;
  readonly to: JstDate;
  /** Some day between them cannot be chosen, for another reason than its weekday. */
  readonly hasHolidays: boolean;
}

/**
 * What of a store's rules concerns a line, as rules of any line: small enough for a page, which is not told which SKUs other goods have.
 * @param today ranges that are over by then are left out: no later day is in them
 */
export function rulesOfLine(line: DeliveredLine, rules: DeliveryRules, today: JstDate): DeliveryRules {
  const weekdayBlocks = rules.weekdayBlocks
    .filter((block) => isConcernedBy(line, block))
    .map(({ weekdays }) => ({ weekdays, skus: 'all' as const, skuPrefixes: [], productIds: [] }));
  const blockedRanges = rules.blockedRanges
    .filter(({ to, skus }) => to >= today && (skus === 'all' || skus.includes(line.sku)))
    .map(({ from, to }) => ({ from, to, skus: 'all' as const }));
  return {
    window: rules.window,
    blockedRanges,
    weekdayBlocks,
    ...(rules.dispatch && { dispatch: rules.dispatch }),
  };
}

/** Between which days what these rules are of can be delivered, as of today; null when on none. */
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
