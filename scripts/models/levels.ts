import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level, LevelResult } from '@shop/machines/testing/write-level';

/** The levels in the order of the report. */
export const LEVELS: readonly { readonly level: Level; readonly title: string }[] = [
  { level: 'a', title: 'simulated actors' },
  { level: 'b', title: 'real actors, platform with faults' },
];

/** Results by level and machine. */
export type LevelResults = Readonly<Record<Level, ReadonlyMap<string, LevelResult>>>;

/** What the levels left in a folder, such as reports/models. */
export function readLevels(folder: string): LevelResults {
  const read = (level: Level): ReadonlyMap<string, LevelResult> => {
    const place = join(folder, level);
    const files = existsSync(place) ? readdirSync(place) : [];
    const results = files.map((file): LevelResult => JSON.parse(readFileSync(join(place, file), 'utf8')));
    return new Map(results.map((result) => [result.machine, result]));
  };
  return { a: read('a'), b: read('b') };
}
