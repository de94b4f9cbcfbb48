import type { AnyModel } from './define-model';
import type { Exploration, ModelPath } from './explore';
import { type Happening, REJECTION } from './happening';
import { type Replay, runPath, type Stage } from './run-path';
import { simulateActors } from './simulate-actors';

/** Level (a): runs paths, one after the other, on a running machine with simulated calls. */
export function makeReplay(model: AnyModel): (path: ModelPath) => Promise<Replay> {
  const { machine, calls } = simulateActors(model.machine);
  const stage: Stage = {
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
  };
  return (path) => runPath(path, stage);
}

/** A short name of a path: the model's id and a hash (FNV-1a, 32 bits) of its happenings. */
export function pathId(model: string, steps: readonly { readonly happening: Happening }[]): string {
  const text = JSON.stringify(steps.map(({ happening }) => happening));
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return `${model}-${(hash >>> 0).toString(36).padStart(7, '0')}`;
}

/** The path of a report or a failure, among those of level (a) or (b); null for an unknown id. */
export function pathOfId({ paths, coveringPaths, thoroughPaths }: Exploration, id: string): ModelPath | null {
  return [...paths, ...coveringPaths, ...thoroughPaths].find((path) => path.id === id) ?? null;
}
