/**
 * Short facts on one line, `6号・水城グリーンファーム`; empty ones are omitted.
 * @param separator the text between two facts, the language's `common.separator`
 */
export function listFacts(facts: readonly string[], separator: string): string {
  return facts.filter((fact) => fact !== '').join(separator);
}
