import type { DeliveryRules } from '../delivery/delivery-rules';
import type { FeeTable } from '../delivery/shipping-fee';
import { jstDate } from '../jst-date';
import { yen } from '../yen';

const SUNDAY = 0;
const MONDAY = 1;
const TUESDAY = 2;

/** Fees with a far area (SHIP-01). */
export const EXAMPLE_FEES: FeeTable = {
  regular: yen(800),
  areas: [{ zones: ['JP-01', 'JP-47', 'remoteIsland'], fee: yen(2000) }],
  freeFrom: null,
};

/** Not delivered in the first half of December. */
export const DECEMBER_SKUS = [1, 2, 3, 4, 5].map((n) => `fresh70070${n}_set`);
/** Not delivered on Mondays and Tuesdays. */
export const MON_TUE_SKUS = ['fresh2001_set', 'fresh2002_set', 'fresh700601_set'];
/** A product, with any SKU, that is not delivered from Sunday to Tuesday. */
export const SUN_TUE_PRODUCT = 9001;

/** Rules with every kind of block, as the requirements name them (DLV-01 to DLV-03). */
export const EXAMPLE_DELIVERY_RULES: DeliveryRules = {
  window: { earliestDays: 10, latestDays: 24 },
  blockedRanges: [
    { from: jstDate(2025, 8, 12), to: jstDate(2025, 8, 20), skus: 'all' },
    {
      from: jstDate(2023, 12, 1),
      to: jstDate(2023, 12, 15),
      skus: DECEMBER_SKUS,
    },
  ],
  weekdayBlocks: [
    {
      weekdays: [SUNDAY, MONDAY, TUESDAY],
      skus: [],
      skuPrefixes: ['fresh5'],
      productIds: [SUN_TUE_PRODUCT],
    },
    {
      weekdays: [MONDAY, TUESDAY],
      skus: MON_TUE_SKUS,
      skuPrefixes: [],
      productIds: [],
    },
  ],
  fees: EXAMPLE_FEES,
  eGift: true,
};
