import type { IslandArea } from './designated-islands.ts';

/** Place of a postal code: the municipality's number and name, and the town. */
export interface PostalTown {
  readonly code: string;
  readonly city: string;
  readonly cityName: string;
  readonly town: string;
}

/** Minimum prefix length: the digits of a sorting area. */
const SHORTEST = 3;
const LENGTH = 7;

/**
 * The shortest postal code prefixes that lead only to islands. A code of a single business, missing from town lists, counts with its
 * neighbours.
 * @throws when an area has no code: its town was renamed, or its number is wrong
 */
export function islandPrefixes(towns: readonly PostalTown[], areas: readonly IslandArea[]): string[] {
  const isOnIsland = new Map<string, boolean>();
  const found = new Set<IslandArea>();
  const ofCity = new Map(areas.map((area) => [area.city, area]));
  for (const { code, city, cityName, town } of towns) {
    const area = ofCity.get(city);
    const isHit = area?.towns === undefined ? area !== undefined : area.towns.test(town);
    if (area !== undefined && isHit && cityName.endsWith(area.name)) found.add(area);
    // A code shared with a mainland town does not count as the island's.
    isOnIsland.set(code, isHit && (isOnIsland.get(code) ?? true));
  }
  const missing = areas.filter((area) => !found.has(area));
  if (missing.length > 0) throw new Error(`no postal code for ${missing.map(({ name }) => name).join()}`);

  const mixed = new Set<string>();
  for (const [code, isIsland] of isOnIsland)
    if (!isIsland) for (let n = SHORTEST; n <= LENGTH; n += 1) mixed.add(code.slice(0, n));
  const prefixes = new Set<string>();
  for (const [code, isIsland] of isOnIsland) {
    if (!isIsland) continue;
    let length = SHORTEST;
    while (mixed.has(code.slice(0, length))) length += 1;
    prefixes.add(code.slice(0, length));
  }
  return [...prefixes].sort();
}
