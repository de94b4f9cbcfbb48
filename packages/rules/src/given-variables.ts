/** The environment's variables that have a value: an empty one counts as absent, in every program (OPS-03). */
export function givenVariables(
  variables: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
