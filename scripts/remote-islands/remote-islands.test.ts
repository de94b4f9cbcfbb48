import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoteIsland } from '@shop/rules/delivery/is-remote-island';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { DESIGNATED_ISLANDS } from './designated-islands';
import { islandPrefixes, type PostalTown } from './island-prefixes';
import { islandSource, municipalitySource } from './island-source';
import { readPostalTowns } from './read-postal-towns';

const town = (code: string, city: string, name: string): PostalTown => ({
  code,
  city,
  cityName: city,
  town: name,
});

describe('the postal code prefixes of islands', () => {
  const towns = [
    town('1000001', 'mainland', 'a'),
    town('1000101', 'island', 'b'),
    town('1000102', 'island', 'c'),
    town('1000201', 'both', 'shore'),
    town('1000202', 'both', 'isle'),
    town('2000001', 'island', 'd'),
  ];
  const isle = { city: 'both', name: 'both', towns: /^isle$/ };

  test('[SHIP-01] are as short as possible, at least three digits', () => {
    const island = { city: 'island', name: 'island' };
    expect(islandPrefixes(towns, [island, isle])).toEqual(['10001', '1000202', '200']);
  });

  test('[SHIP-01] exclude a code that the mainland shares', () => {
    const shared = [...towns, town('1000203', 'both', 'isle'), town('1000203', 'both', 'shore')];
    expect(islandPrefixes(shared, [isle])).toEqual(['1000202']);
  });

  test('[SHIP-01] an unknown town stops the script', () => {
    expect(() => islandPrefixes(towns, [{ city: 'both', name: 'both', towns: /^gone$/ }])).toThrow(/both/);
  });
});

test("[SHIP-01] the lists match the script's output for the current postal codes", () => {
  const { version, towns } = readPostalTowns(projectRoot);
  const written = (name: string) =>
    readFileSync(join(projectRoot, `packages/rules/src/delivery/remote-island-${name}.ts`), 'utf8');
  expect(written('municipalities')).toBe(municipalitySource(DESIGNATED_ISLANDS));
  expect(written('prefixes')).toBe(islandSource(islandPrefixes(towns, DESIGNATED_ISLANDS), version));
});

test('[FEE-01] every postal code of a municipality on islands is one of an island: its own addresses contradict none', () => {
  const { towns } = readPostalTowns(projectRoot);
  const whole = DESIGNATED_ISLANDS.filter((area) => area.towns === undefined).map(({ city }) => city);
  const codes = towns.filter(({ city }) => whole.includes(city)).map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(500);
  // The general code of 鹿児島 (890-0000) is also of 三島村, whose places have codes of their own.
  expect(codes.filter((code) => !isRemoteIsland(code))).toEqual(['8900000']);
});
