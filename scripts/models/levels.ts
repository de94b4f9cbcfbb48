import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level, LevelResult } from '@shop/machines/testing/write-level';
import { isOnPlatform } from '../../apps/storefront/test/models/support/model-scope';

/** Machines that level (c) must cover. */
const IN_A_BROWSER = ['cart', 'checkoutGate', 'buyNow', 'mailMagazine'];

/** A level of the report. */
export interface ReportedLevel {
  readonly level: Level;
  readonly title: string;
  /** Whether it must cover a machine. */
  readonly isRequired: (machine: string) => boolean;
}

/** The levels in report order. */
export const LEVELS: readonly ReportedLevel[] = [
  { level: 'a', title: 'simulated actors', isRequired: () => true },
  { level: 'b', title: 'real actors, platform with faults', isRequired: isOnPlatform },
  { level: 'c', title: 'the shop in a browser', isRequired: (machine) => IN_A_BROWSER.includes(machine) },
];

/** Results by level and machine. */
export type LevelResults = Readonly<Record<Level, ReadonlyMap<string, LevelResult>>>;

/** Reads the levels' results from a folder, such as reports/models. */
export function readLevels(folder: string): LevelResults {
  const read = (level: Level): ReadonlyMap<string, LevelResult> => {
    const place = join(folder, level);
    const files = existsSync(place) ? readdirSync(place) : [];
    const results = files.map((file): LevelResult => JSON.parse(readFileSync(join(place, file), 'utf8')));
    return new Map(results.map((result) => [result.machine, result]));
  };
  return { a: read('a'), b: read('b'), c: read('c') };
}
