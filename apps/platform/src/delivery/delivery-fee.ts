/** What a parcel costs, in yen with tax (§9). */
const STANDARD_FEE = 800;
const FAR_FEE = 2000;
const FAR_PREFECTURES: ReadonlySet<string> = new Set(['JP-01', 'JP-47']);

/**
 * The delivery fee to a prefecture in yen: 800, and 2,000 to Hokkaido and Okinawa. When every product in the parcel is
 * postage-free it is 0, but to Hokkaido and Okinawa it stays 2,000.
 */
export function deliveryFee(prefectureCode: string, everythingPostageFree: boolean): number {
  if (FAR_PREFECTURES.has(prefectureCode)) {
    return FAR_FEE;
  }
  return everythingPostageFree ? 0 : STANDARD_FEE;
}
