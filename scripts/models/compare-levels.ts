import { stateIds, transitionNames } from '@shop/machines/testing/transition-names';
import type { Level, LevelResult } from '@shop/machines/testing/write-level';
import type { AnyStateMachine } from 'xstate';
import { LEVELS, type LevelResults } from './levels';

/** Coverage of a machine at a level. */
export interface LevelComparison {
  readonly level: Level;
  readonly states: { readonly reached: number; readonly all: number };
  readonly transitions: { readonly reached: number; readonly all: number };
  /** Reachable, but not visited. */
  readonly missing: readonly string[];
  /** Unreachable at this level, by name, with the reason. */
  readonly unreachable: Readonly<Record<string, string>>;
  /** Listed as unreachable, but visited or nonexistent. */
  readonly wronglyListed: readonly string[];
  /** Failed paths, with the reason. */
  readonly failures: readonly string[];
}

/** Faults of a machine at a level; empty when it is fully covered. */
export function complaints({ missing, wronglyListed, failures }: LevelComparison): string[] {
  return [
    ...missing.map((name) => `not gone through: ${name}`),
    ...wronglyListed.map((name) => `listed as out of reach, and is not: ${name}`),
    ...failures,
  ];
}

/** Compares every level that must cover a machine. The list of unreachable names must match exactly. */
export function compare(machine: AnyStateMachine, results: LevelResults): LevelComparison[] {
  return LEVELS.filter(({ isRequired }) => isRequired(machine.id)).map(({ level }) => {
    const result: LevelResult | undefined = results[level].get(machine.id);
    const unreachable = result?.unreachable ?? {};
    const states = stateIds(machine);
    const transitions = [...transitionNames(machine).values()];
    const missing = (all: readonly string[], reached: readonly string[] = []) =>
      all.filter((name) => !reached.includes(name));
    const missingStates = missing(states, result?.states);
    const missingTransitions = missing(transitions, result?.transitions);
    return {
      level,
      states: { reached: states.length - missingStates.length, all: states.length },
      transitions: { reached: transitions.length - missingTransitions.length, all: transitions.length },
      missing: [...missingStates, ...missingTransitions].filter((name) => !(name in unreachable)),
      unreachable,
      wronglyListed: Object.keys(unreachable).filter((name) => !missingTransitions.includes(name)),
      failures: (result?.paths ?? []).flatMap(({ id, failure }) =>
        failure === null ? [] : [`${id}: ${failure}`],
      ),
    };
  });
}
