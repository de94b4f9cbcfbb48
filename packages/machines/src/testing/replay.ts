import type { AnyModel } from './define-model';
import type { ModelPath } from './explore';
import { REJECTION } from './happening';
import { type Replay, runPath } from './run-path';
import { simulateActors } from './simulate-actors';

/** Level (a): runs a path on a running machine with simulated calls. */
export function replay(model: AnyModel, path: ModelPath): Promise<Replay> {
  const { machine, calls } = simulateActors(model.machine);
  return runPath(path, {
    machine,
    input: model.input,
    translate: (event) => event,
    endCall: async (happening) => {
      const call = calls.get(happening.actor);
      if (call === undefined) {
        throw new Error(`the call ${happening.call} is not on its way`);
      }
      calls.delete(happening.actor);
      if (happening.kind === 'outcome') {
        call.resolve(happening.outcome);
      } else {
        call.reject(REJECTION);
      }
    },
    compare: (reached, { after }) =>
      model.serialize(reached) === model.serialize(after)
        ? null
        : `reached ${model.serialize(reached)}, not ${model.serialize(after)}`,
  });
}
