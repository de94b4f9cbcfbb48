import type { AnyModel } from './define-model';
import type { Replay } from './run-path';
import { stateIds, transitionNames } from './transition-names';

/** What was exercised of a machine, and what was not. */
export interface ModelCoverage {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly missingStates: readonly string[];
  readonly missingTransitions: readonly string[];
}

/** Accounts for the states and transitions that some replays went through. */
export function modelCoverage(
  { machine }: AnyModel,
  replays: readonly Pick<Replay, 'states' | 'transitions'>[],
): ModelCoverage {
  const transitions = new Set(replays.flatMap((replay) => [...replay.transitions]));
  const states = new Set(replays.flatMap((replay) => [...replay.states]));
  // A state that is left at once is never seen, but its way out is.
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
