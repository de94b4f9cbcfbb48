/** One row of docs/requirements.md and the tests that name it. */
export interface RequirementCoverage {
  id: string;
  /** Files whose test titles carry the id, each as often as it does. */
  files: string[];
}

const ROW = /^\| ([A-Z0-9]+-\d+) \|/gm;
const NAMED = /\[((?:[A-Z][A-Z0-9]*-\d+(?:,\s*)?)+)\]/g;

/**
 * Sets the rows of the requirements against the ids in square brackets in test files.
 * @param tests content of each test file, by path
 * @returns the rows in their order, and ids that no row has: a slip of the pen would else count for nothing unseen
 */
export function requirementCoverage(
  requirements: string,
  tests: ReadonlyMap<string, string>,
): { rows: RequirementCoverage[]; unknown: string[] } {
  const rows = [...requirements.matchAll(ROW)].map(([, id = '']): RequirementCoverage => ({ id, files: [] }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const unknown: string[] = [];
  for (const [file, content] of tests) {
    for (const [, ids = ''] of content.matchAll(NAMED)) {
      for (const id of ids.split(/,\s*/).filter(Boolean)) {
        const row = byId.get(id);
        if (row) row.files.push(file);
        else unknown.push(`${id} in ${file}`);
      }
    }
  }
  return { rows, unknown };
}
