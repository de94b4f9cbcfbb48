import { STEPS } from './steps';

/** What `npm test` looks at and a run of these steps does not, in words. @param run names of the steps that were run */
export function leftOut(run: readonly string[]): string[] {
  return Object.values(STEPS)
    .filter(({ name }) => !run.includes(name))
    .map(({ what }) => what);
}
