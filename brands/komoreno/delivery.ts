import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { jstDate } from '@shop/rules/jst-date';
import { yen } from '@shop/rules/yen';

const SUNDAY = 0;
const MONDAY = 1;
const TUESDAY = 2;

/** Days, goods and fees where the store defines none (DLV-01 to DLV-03). */
export const DELIVERY_RULES: DeliveryRules = {
  window: { earliestDays: 10, latestDays: 24 },
  blockedRanges: [
    { from: jstDate(2025, 8, 12), to: jstDate(2025, 8, 20), skus: 'all' },
    {
      from: jstDate(2023, 12, 1),
      to: jstDate(2023, 12, 15),
      skus: ['toytp700701_set', 'toytp700702_set', 'toytp700703_set', 'toytp700704_set', 'toytp700705_set'],
    },
  ],
  weekdayBlocks: [
    {
      weekdays: [SUNDAY, MONDAY, TUESDAY],
      skus: [],
      skuPrefixes: ['toytp5'],
      productIds: [44795488731369],
    },
    {
      weekdays: [MONDAY, TUESDAY],
      skus: [
        'toytp2001_set',
        'toytp2002_set',
        'toytp2003_set',
        'toytp400101_set',
        'toytp400102_set',
        'toytp400201_set',
        'toytp400202_set',
        'toytp400203_set',
        'toytp400204_set',
        'toytp700601_set',
        'toytp700602_set',
        'toytp700603_set',
      ],
      skuPrefixes: [],
      productIds: [],
    },
  ],
  fees: {
    regular: yen(800),
    areas: [{ zones: ['JP-01', 'JP-47', 'remoteIsland'], fee: yen(2000) }],
    freeFrom: null,
    freePostage: [],
  },
  eGift: true,
};
