/** Set by `npm run e2e -- --sample`: of cases that differ by their input alone one stands for all. */
const isSample = process.env['E2E_SAMPLE'] === '1';

/**
 * The cases that a looped browser test is made for: all of them, or in `npm test` one of each group. What tells the others apart is
 * asserted by unit, machine and component tests; `npm run test:all` and `npm run e2e` run every case. Which one it is follows from the
 * key alone, so that the cases of many tests are spread, and each worker finds the same tests.
 * @param key names the loop; unique in its file is enough
 * @param groupOf one case of each group is kept. @default one group
 */
export function sampled<Case>(
  cases: readonly Case[],
  key: string,
  groupOf: (one: Case) => unknown = () => undefined,
): readonly Case[] {
  if (!isSample) return cases;
  const groups = new Map<unknown, Case[]>();
  for (const one of cases) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  return [...groups.values()].flatMap((group) =>
    group.slice(hash(key) % group.length, (hash(key) % group.length) + 1),
  );
}

function hash(key: string): number {
  let sum = 0;
  for (const sign of key) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}
