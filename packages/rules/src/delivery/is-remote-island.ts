import { REMOTE_ISLAND_PREFIXES } from './remote-island-prefixes';

/**
 * Whether a postal code leads to a remote island, where the fee is the remote one (SHIP-01, FEE-01). Those of Hokkaido
 * and Okinawa are not asked about here: their prefecture decides.
 * @param postalCode seven digits
 */
export function isRemoteIsland(postalCode: string): boolean {
  return REMOTE_ISLAND_PREFIXES.some((prefix) => postalCode.startsWith(prefix));
}
