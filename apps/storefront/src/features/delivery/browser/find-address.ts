import type { FoundAddress } from '@shop/machines/delivery/delivery-context';
import { isRemoteIsland } from '@shop/rules/delivery/is-remote-island';
import { sharedPlace, writtenPlace } from '@shop/rules/delivery/postal-places';
import { fetchJson } from '#foundation/browser/fetch-json.ts';
import { type PostalCodesAnswer, postalCodesAnswer, postalCodesPath } from '../contract/postal-codes';

/** The recipient's code is a help: it is waited for while the rest of the address is typed. */
const TIMEOUT_MS = 8_000;

/**
 * Where a postal code lies, and whether that is a remote island (FEE-01). The codes come from the shop itself, in parts by their first
 * digits, and only when one was typed.
 * @param postalCode seven digits
 * @param origin of the shop; '' within its own pages
 * @throws when the codes cannot be loaded, or no one waits any more
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
 * What is known of a code among those of its part: filled in is only what all of its places share, several are offered. Null for a
 * code that no district has (of a large firm, or one newer than the data) unless it is an island's: of that the fee is known.
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
