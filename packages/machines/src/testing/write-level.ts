import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyModel } from './define-model';
import { modelCoverage } from './model-coverage';
import type { Replay } from './run-path';

/** On the simulation; with real actors against the platform and the shop; in a browser. */
export type Level = 'a' | 'b' | 'c';

/** The results of a level for one machine: a file of reports/models. */
export interface LevelResult {
  readonly level: Level;
  readonly machine: string;
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly paths: readonly LevelPath[];
  /** Transitions that this level cannot reach, by name, with the reason. */
  readonly unreachable: Readonly<Record<string, string>>;
}

export interface LevelPath {
  readonly id: string;
  readonly sentences: readonly string[];
  readonly failure: string | null;
}

/** The folder of the levels' results and of the report. */
const FOLDER = fileURLToPath(new URL('../../../../reports/models/', import.meta.url));

/** Writes a level's result for a model, for the report. */
export function writeLevel(
  level: Level,
  model: AnyModel,
  replays: readonly Replay[],
  unreachable: LevelResult['unreachable'] = {},
): void {
  const { states, transitions } = modelCoverage(model, replays);
  const result: LevelResult = {
    level,
    machine: model.id,
    states,
    transitions,
    paths: replays.map(({ path, failure }) => ({ id: path.id, sentences: path.sentences, failure })),
    unreachable,
  };
  const file = `${FOLDER}${level}/${model.id}.json`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result));
}
