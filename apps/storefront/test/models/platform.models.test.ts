import type { AnyModel } from '@shop/machines/testing/define-model';
import { explore } from '@shop/machines/testing/explore';
import { findModels } from '@shop/machines/testing/find-models';
import { modelCoverage } from '@shop/machines/testing/model-coverage';
import type { Replay } from '@shop/machines/testing/run-path';
import { writeLevel } from '@shop/machines/testing/write-level';
import { afterAll, describe, expect, test } from 'vitest';
import { RIGS } from './rigs/rigs';
import type { Rig } from './support/rig';
import { runOnPlatform } from './support/run-on-platform';
import { systemsUnderTest } from './support/systems-under-test';

const systems = systemsUnderTest();
const models = await findModels();

for (const model of models) {
  describe(`${model.id} with its real actors, against the real platform and its faults`, () => {
    const { thoroughPaths } = explore(model);
    const replays: Replay[] = [];
    afterAll(() => writeLevel('b', model, replays));

    test.each(thoroughPaths.map((path) => [path.id, path.sentences.join(', '), path] as const))(
      '%s: %s',
      async (_id, _sentences, path) => {
        const replay = await runOnPlatform(model, path, await rigOf(model));
        replays.push(replay);
        expect(replay.failure).toBeNull();
      },
    );

    test('goes through every state and every transition', () => {
      const { missingStates, missingTransitions } = modelCoverage(model, replays);
      expect({ missingStates, missingTransitions }).toEqual({ missingStates: [], missingTransitions: [] });
    });
  });
}

/** A machine without calls is the same everywhere; one with calls has to have a rig. */
async function rigOf({ id, machine, input, outcomes }: AnyModel): Promise<Rig> {
  const makeRig = RIGS[id];
  if (makeRig !== undefined) {
    return makeRig(systems);
  }
  expect(Object.keys(outcomes), `${id} makes calls and has no rig in rigs/rigs.ts`).toEqual([]);
  return { machine, input, arrange: async () => {} };
}
