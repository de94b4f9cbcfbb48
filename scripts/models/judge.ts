import { stateIds, transitionNames } from '@shop/machines/testing/transition-names';
import type { Level, LevelResult } from '@shop/machines/testing/write-level';
import type { AnyStateMachine } from 'xstate';
import { LEVELS, type LevelResults } from './levels';

/** How much of a machine a level went through. */
export interface LevelJudgement {
  readonly level: Level;
  readonly states: { readonly reached: number; readonly all: number };
  readonly transitions: { readonly reached: number; readonly all: number };
  /** What was not gone through. */
  readonly missing: readonly string[];
  /** Paths that failed, with why. */
  readonly failures: readonly string[];
}

/** What is wrong with a machine at a level; nothing is when all of it was gone through. */
export function complaints({ missing, failures }: LevelJudgement): string[] {
  return [...missing.map((name) => `not gone through: ${name}`), ...failures];
}

/** Judges every level of a machine. */
export function judge(machine: AnyStateMachine, results: LevelResults): LevelJudgement[] {
  return LEVELS.map(({ level }) => {
    const result: LevelResult | undefined = results[level].get(machine.id);
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
      missing: [...missingStates, ...missingTransitions],
      failures: (result?.paths ?? []).flatMap(({ id, failure }) =>
        failure === null ? [] : [`${id}: ${failure}`],
      ),
    };
  });
}
