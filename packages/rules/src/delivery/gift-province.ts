import type { ProvinceCode } from './prefectures';
import { REMOTE_ZONES } from './shipping-fee';

/** Whether a written prefecture is none of those that the postal code lies in. What is not known contradicts nothing. */
export function isOtherPrefecture(ofCode: readonly ProvinceCode[], written: ProvinceCode | null): boolean {
  return written !== null && ofCode.length > 0 && !ofCode.includes(written);
}

/**
 * The prefecture that a gift's fee follows, in cart, agents and checkout alike (FEE-01): its postal code's, or the written one
 * where the code spans it or is not known. Where the two differ it is the one that costs more.
 * @param ofCode the prefectures that the postal code lies in; none while it is not known
 */
export function giftProvince(
  ofCode: readonly ProvinceCode[],
  written: ProvinceCode | null,
): ProvinceCode | null {
  const [first, ...others] = ofCode;
  if (first === undefined || (written !== null && ofCode.includes(written))) return written;
  if (written !== null && REMOTE_ZONES.includes(written)) return written;
  return others.length === 0 ? first : null;
}
