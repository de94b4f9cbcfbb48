import { REMOTE_ISLAND_PREFIXES } from './remote-island-prefixes';

/**
 * Whether a postal code is on a remote island (離島, such as 小笠原村), with the remote fee (SHIP-01, FEE-01). Hokkaido and Okinawa are not covered here:
 * their prefecture determines the fee.
 * @param postalCode seven digits
 */
export function isRemoteIsland(postalCode: string): boolean {
  return REMOTE_ISLAND_PREFIXES.some((prefix) => postalCode.startsWith(prefix));
}
