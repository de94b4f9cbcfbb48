import type { AnyModel } from './define-model';
import type { Replay } from './run-path';
import { stateIds, transitionNames } from './transition-names';

/** The exercised and the unexercised parts of a machine. */
export interface ModelCoverage {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly missingStates: readonly string[];
  readonly missingTransitions: readonly string[];
}

/** Computes which states and transitions some replays covered. */
export function modelCoverage(
  { machine }: AnyModel,
  replays: readonly Pick<Replay, 'states' | 'transitions'>[],
): ModelCoverage {
  const transitions = new Set(replays.flatMap((replay) => [...replay.transitions]));
  const states = new Set(replays.flatMap((replay) => [...replay.states]));
  // A transient state is never observed, but its exit transition is.
  for (const [definition, name] of transitionNames(machine)) {
    if (transitions.has(name)) {
      for (let node = definition.source; node.parent; node = node.parent) {
        states.add(node.id);
      }
    }
  }
  const known = stateIds(machine);
  const names = [...transitionNames(machine).values()].sort();
  return {
    states: known.filter((id) => states.has(id)),
    transitions: names.filter((name) => transitions.has(name)),
    missingStates: known.filter((id) => !states.has(id)),
    missingTransitions: names.filter((name) => !transitions.has(name)),
  };
}
