/** Set by `npm run e2e -- --sample`: one of the cases that differ only by input. */
const isSample = process.env['E2E_SAMPLE'] === '1';

/**
 * The cases of a looped browser test: all of them, or in `npm test` one per group. Unit, machine and component tests assert their
 * differences; `npm run test:all` and `npm run e2e` run every case. The choice depends only on the key, so cases of many tests are spread,
 * and each worker finds the same tests.
 * @param key names the loop, unique in its file
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
