import { REMOTE_ISLAND_PREFIXES } from './remote-island-prefixes.ts';

const SHORTEST = Math.min(...REMOTE_ISLAND_PREFIXES.map(({ length }) => length));
const PREFIXES: ReadonlySet<string> = new Set(REMOTE_ISLAND_PREFIXES);

/** Whether seven digits are the postal code of a remote island outside Hokkaido and Okinawa. */
export function isOnRemoteIsland(digits: string): boolean {
  for (let length = SHORTEST; length <= digits.length; length += 1) {
    if (PREFIXES.has(digits.slice(0, length))) return true;
  }
  return false;
}
