import type { AnyModel } from '@shop/machines/testing/define-model';
import { explore } from '@shop/machines/testing/explore';
import { findModels } from '@shop/machines/testing/find-models';
import { modelCoverage } from '@shop/machines/testing/model-coverage';
import { pathOfId } from '@shop/machines/testing/replay';
import type { Replay } from '@shop/machines/testing/run-path';
import { writeLevel } from '@shop/machines/testing/write-level';
import { afterAll, describe, expect, test } from 'vitest';
import { ADAPTERS } from './adapters/adapters';
import type { ModelAdapter } from './support/model-adapter';
import { isOnPlatform, isThorough } from './support/model-scope';
import { runOnPlatform } from './support/run-on-platform';
import { systemsUnderTest } from './support/systems-under-test';

const systems = systemsUnderTest();
/** One path alone, by its id: `npm run test:models -- --replay ID`. */
const { MODEL_PATH } = process.env;
const models = (await findModels()).filter(({ id }) => MODEL_PATH !== undefined || isOnPlatform(id));

for (const model of models) {
  describe(`${model.id} with its real actors, against the real platform and its faults`, () => {
    const exploration = explore(model);
    const asked = isThorough() ? exploration.thoroughPaths : exploration.coveringPaths;
    const walked =
      MODEL_PATH === undefined ? asked : [pathOfId(exploration, MODEL_PATH)].filter((path) => path !== null);
    const replays: Replay[] = [];
    afterAll(() => {
      if (MODEL_PATH === undefined) writeLevel('b', model, replays);
    });

    test.each(walked.map((path) => [path.id, path.sentences.join(', '), path] as const))(
      '%s: %s',
      async (_id, _sentences, path) => {
        const replay = await runOnPlatform(model, path, await adapterOf(model));
        replays.push(replay);
        expect(replay.failure, `npm run test:models -- --replay ${path.id}`).toBeNull();
      },
    );

    test.skipIf(MODEL_PATH !== undefined)('goes through every state and every transition', () => {
      const { missingStates, missingTransitions } = modelCoverage(model, replays);
      expect({ missingStates, missingTransitions }).toEqual({ missingStates: [], missingTransitions: [] });
    });
  });
}

/** A machine without calls needs no adapter; one with calls must have one. */
async function adapterOf({ id, machine, input, outcomes }: AnyModel): Promise<ModelAdapter> {
  const makeAdapter = ADAPTERS[id];
  if (makeAdapter !== undefined) {
    return makeAdapter(systems);
  }
  expect(Object.keys(outcomes), `${id} makes calls and has no adapter in adapters/adapters.ts`).toEqual([]);
  return { machine, input, arrange: async () => {} };
}
