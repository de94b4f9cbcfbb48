/**
 * Short facts beside each other, `6号・水城グリーンファーム`; empty ones are left out.
 * @param joint what stands between two, the language's `common.joint`
 */
export function listFacts(facts: readonly string[], separator: string): string {
  return facts.filter((fact) => fact !== '').join(separator);
}
