import { afterAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Model } from './define-model';
import { type Exploration, explore } from './explore';
import { modelCoverage } from './model-coverage';
import { makeReplay } from './replay';
import type { Replay } from './run-path';
import { writeLevel } from './write-level';

/**
 * The tests of every model at level (a). The machine can reach every state and take every transition, and a running machine with
 * simulated calls follows the model along every path. Writes the coverage for the report.
 * @returns the exploration, for assertions about every step
 */
export function testModel<Machine extends AnyStateMachine>(model: Model<Machine>): Exploration<Machine> {
  const exploration = explore(model);
  const replays: Replay[] = [];

  describe(`the running ${model.id} matches its model`, () => {
    test(`along every path (${exploration.paths.length} paths; the model has ${exploration.steps.length} steps)`, async () => {
      const replay = makeReplay(model);
      for (const path of exploration.paths) {
        replays.push(await replay(path));
      }
      expect(
        replays.flatMap(({ path, failure }) => (failure === null ? [] : [`${path.id}: ${failure}`])),
      ).toEqual([]);
    }, 120_000);

    test('and covers every state and every transition', () => {
      const { missingStates, missingTransitions } = modelCoverage(model, replays);
      expect({ missingStates, missingTransitions }).toEqual({ missingStates: [], missingTransitions: [] });
    });

    afterAll(() => writeLevel('a', model, replays));
  });
  return exploration;
}
