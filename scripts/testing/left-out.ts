import { STEPS } from './steps';

/** Checks of `npm test` that a run of these steps skips, as text. @param run names of the executed steps */
export function leftOut(run: readonly string[]): string[] {
  return Object.values(STEPS)
    .filter(({ name }) => !run.includes(name))
    .map(({ what }) => what);
}
