import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findModels } from '@shop/machines/testing/find-models';
import { compare, complaints } from './compare-levels';
import { drawMachine } from './draw-machine';
import { LEVELS, readLevels } from './levels';
import { machineGraph } from './machine-graph';
import { type ReportedMachine, type ReportedWalk, reportPage } from './report-page';

/**
 * Writes index.html into a folder with the levels' results, such as reports/models.
 * @returns faults, one sentence each; empty when everything required was visited
 */
export async function writeReport(folder: string): Promise<string[]> {
  const levels = readLevels(folder);
  const models = await findModels();
  const machines = await Promise.all(
    models.map(async ({ id, machine }): Promise<ReportedMachine> => {
      const results = LEVELS.flatMap(({ level }) => levels[level].get(id) ?? []);
      const levelsOf = (name: string) =>
        results
          .filter(({ states, transitions }) => states.includes(name) || transitions.includes(name))
          .map(({ level }) => level)
          .join(' ');
      const drawing = await drawMachine(machineGraph(machine), levelsOf);
      return { id, drawing, comparisons: compare(machine, levels), results };
    }),
  );
  const walks = readWalks(join(folder, 'walks'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), reportPage(machines, walks));
  return [
    ...machines.flatMap(({ id, comparisons }) =>
      comparisons.flatMap((comparison) =>
        complaints(comparison).map((text) => `${id}, level ${comparison.level}: ${text}`),
      ),
    ),
    ...walks.flatMap(({ name, failure }) => (failure === null ? [] : [`walk ${name}: ${failure}`])),
  ];
}

function readWalks(folder: string): ReportedWalk[] {
  return existsSync(folder)
    ? readdirSync(folder).map((file): ReportedWalk => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    : [];
}
