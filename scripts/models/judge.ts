import { stateIds, transitionNames } from '@shop/machines/testing/transition-names';
import type { Level, LevelResult } from '@shop/machines/testing/write-level';
import type { AnyStateMachine } from 'xstate';
import { IN_BROWSER, LEVELS, type LevelResults } from './levels';

/** How much of a machine a level went through. */
export interface LevelJudgement {
  readonly level: Level;
  /** Whether less than all fails the run. */
  readonly isRequired: boolean;
  readonly states: { readonly reached: number; readonly all: number };
  readonly transitions: { readonly reached: number; readonly all: number };
  /** What was not gone through and could have been. */
  readonly missing: readonly string[];
  /** Paths that failed, with why. */
  readonly failures: readonly string[];
}

/** What is wrong with a machine at a level: nothing is, when it is whole or not required. */
export function complaints({ isRequired, missing, failures }: LevelJudgement): string[] {
  return [...(isRequired ? missing.map((name) => `not gone through: ${name}`) : []), ...failures];
}

/** Judges every level of a machine. What cannot be brought about at a level, with a reason, counts as neither. */
export function judge(machine: AnyStateMachine, results: LevelResults): LevelJudgement[] {
  return LEVELS.map(({ level }) => {
    const result: LevelResult | undefined = results[level].get(machine.id);
    const beyond = new Set(result?.beyond.map(({ name }) => name));
    const count = (all: readonly string[], reached: readonly string[]) => {
      const owed = all.filter((name) => !beyond.has(name) || reached.includes(name));
      return { owed, missing: owed.filter((name) => !reached.includes(name)) };
    };
    const states = count(stateIds(machine), result?.states ?? []);
    const transitions = count([...transitionNames(machine).values()], result?.transitions ?? []);
    return {
      level,
      isRequired: level !== 'c' || IN_BROWSER.includes(machine.id),
      states: { reached: states.owed.length - states.missing.length, all: states.owed.length },
      transitions: {
        reached: transitions.owed.length - transitions.missing.length,
        all: transitions.owed.length,
      },
      missing: [...states.missing, ...transitions.missing],
      failures: (result?.paths ?? []).flatMap(({ id, failure }) =>
        failure === null ? [] : [`${id}: ${failure}`],
      ),
    };
  });
}
