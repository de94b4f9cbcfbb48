import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { yen } from '@shop/rules/yen';

const TUESDAY = 2;
const FRIDAY = 5;

/**
 * Roasted on Tuesdays and Fridays, and shipped the same day: an order is roasted on the next day at the earliest, and is two days in
 * transit.
 */
export const DELIVERY_RULES: DeliveryRules = {
  window: { earliestDays: 3, latestDays: 21 },
  blockedRanges: [],
  weekdayBlocks: [],
  dispatch: { weekdays: [TUESDAY, FRIDAY], leadDays: 1, transitDays: 2 },
  fees: {
    regular: yen(600),
    areas: [{ zones: ['JP-01', 'JP-47', 'remoteIsland'], fee: yen(1400) }],
    freeFrom: yen(6000),
  },
  // Parcels reach the valley after noon.
  times: ['from14to16', 'from16to18', 'from18to20'],
};
