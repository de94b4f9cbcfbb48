import type { WindowRule } from '@shop/rules/delivery/delivery-rules';

/** A window as words say it: from the first day to the last. */
export function windowValues({ earliestDays, latestDays }: WindowRule) {
  return { from: earliestDays, to: latestDays };
}
