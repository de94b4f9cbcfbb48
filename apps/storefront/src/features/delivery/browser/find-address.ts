import type { FoundAddress } from '@shop/machines/delivery/delivery-context';
import { isRemoteIsland } from '@shop/rules/delivery/is-remote-island';
import { sharedPlace, writtenPlace } from '@shop/rules/delivery/postal-places';
import { fetchJson } from '#foundation/browser/fetch-json.ts';
import { type PostalCodesAnswer, postalCodesAnswer, postalCodesPath } from '../contract/postal-codes';

/** The lookup is optional: it runs while the shopper enters the rest of the address. */
const TIMEOUT_MS = 8_000;

/**
 * The place of a postal code, and whether it is a remote island (FEE-01). The shop serves the codes in parts by their first digits;
 * they load only when a code is entered.
 * @param postalCode seven digits
 * @param origin of the shop; '' within its own pages
 * @throws when the codes cannot be loaded, or the request is aborted
 */
export async function findAddress(
  postalCode: string,
  signal: AbortSignal,
  origin = '',
): Promise<FoundAddress | null> {
  const answer = await fetchJson(`${origin}${postalCodesPath(postalCode)}`, {
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  const codes = answer?.response.ok === true ? postalCodesAnswer.safeParse(answer.body) : null;
  if (codes === null || !codes.success)
    throw new DOMException('the postal codes cannot be loaded', 'NetworkError');
  return foundAddress(postalCode, codes.data);
}

/**
 * The result for a code in its part: only values common to all its places are filled in, several places are offered. Null for a
 * code without a district (of a large firm, or newer than the data), except an island's, whose fee is known.
 */
export function foundAddress(postalCode: string, codes: PostalCodesAnswer): FoundAddress | null {
  const places = (codes[postalCode] ?? []).map(([prefecture, city, town]) => ({ prefecture, city, town }));
  const { provinces, prefecture, city, town } = sharedPlace(places);
  const onIsland = isRemoteIsland(postalCode);
  if (provinces.length === 0 && !onIsland) return null;
  return {
    postalCode,
    provinces,
    city,
    address: writtenPlace({ prefecture: prefecture?.prefecture ?? '', city, town }),
    choices: places.length > 1 ? [...new Set(places.map(writtenPlace))] : [],
    isRemoteIsland: onIsland,
  };
}
