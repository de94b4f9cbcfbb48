import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { DESIGNATED_ISLANDS } from './remote-islands/designated-islands.ts';
import { islandPrefixes } from './remote-islands/island-prefixes.ts';
import { islandSource, municipalitySource } from './remote-islands/island-source.ts';
import { readPostalTowns } from './remote-islands/read-postal-towns.ts';
import { projectRoot } from './setup/project-root.mjs';

readOptions({
  usage: 'npm run remote-islands',
  about: 'Writes the lists of the islands’ postal codes and municipalities anew.',
});

/** `npm run remote-islands`: regenerates the lists of the islands' postal codes and municipalities. */
const { version, towns } = readPostalTowns(projectRoot);
const source = islandSource(islandPrefixes(towns, DESIGNATED_ISLANDS), version);
const file = (name: string) => join(projectRoot, `packages/rules/src/delivery/remote-island-${name}.ts`);
writeFileSync(file('prefixes'), source);
writeFileSync(file('municipalities'), municipalitySource(DESIGNATED_ISLANDS));
