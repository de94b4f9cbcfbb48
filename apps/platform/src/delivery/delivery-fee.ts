import { isOnRemoteIsland } from './remote-island.ts';

/** What a parcel costs, in yen with tax. */
const STANDARD_FEE = 800;
const FAR_FEE = 2000;
const FAR_PREFECTURES: ReadonlySet<string> = new Set(['JP-01', 'JP-47']);

/** Where a parcel goes, as far as its fee is concerned. */
export interface Parcel {
  /** ISO 3166-2 code, e.g. JP-13 */
  readonly provinceCode: string;
  /** seven digits; null while it is not known */
  readonly zip: string | null;
}

/**
 * The delivery fee in yen: 800, and 2,000 to Hokkaido, Okinawa and remote islands. When every product in the parcel is
 * postage-free it is 0, but to those it stays 2,000.
 */
export function deliveryFee({ provinceCode, zip }: Parcel, everythingPostageFree: boolean): number {
  if (FAR_PREFECTURES.has(provinceCode) || (zip !== null && isOnRemoteIsland(zip))) {
    return FAR_FEE;
  }
  return everythingPostageFree ? 0 : STANDARD_FEE;
}
