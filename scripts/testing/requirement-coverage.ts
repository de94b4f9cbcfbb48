import { requirementIds } from './requirement-ids';
import type { Proof, RequirementRow } from './requirement-rows';
import type { TestResult } from './test-results';

/** The latest results of a row in one of its required places. */
export interface ProofCoverage {
  readonly proof: Proof;
  /** Tests that name the row there, in report order. */
  readonly tests: readonly TestResult[];
  /** At least one of them passed, and none failed. */
  readonly isProven: boolean;
}

/** A row and its latest results. */
export interface RequirementCoverage {
  readonly row: RequirementRow;
  readonly proofs: readonly ProofCoverage[];
  /** An open row is never proven: a missing feature cannot be tested. */
  readonly state: 'proven' | 'lacking' | 'open';
}

/** Matches the requirement rows with the cases that name them by id. */
export function requirementCoverage(
  rows: readonly RequirementRow[],
  results: readonly TestResult[],
): RequirementCoverage[] {
  const byId = new Map<string, TestResult[]>();
  for (const result of results) {
    for (const id of new Set(requirementIds(result.title))) {
      byId.set(id, [...(byId.get(id) ?? []), result]);
    }
  }
  return rows.map((row) => {
    const proofs = row.proofs.map((proof): ProofCoverage => {
      const tests = (byId.get(row.id) ?? []).filter((result) => shows(result, proof));
      const hasPassed = tests.some(({ outcome }) => outcome === 'passed');
      return { proof, tests, isProven: hasPassed && tests.every(({ outcome }) => outcome !== 'failed') };
    });
    const isProven = proofs.every((coverage) => coverage.isProven);
    return { row, proofs, state: row.open === null ? (isProven ? 'proven' : 'lacking') : 'open' };
  });
}

/** A case that opens pages also proves the endpoints behind them; other places prove only themselves. */
function shows(result: TestResult, proof: Proof): boolean {
  return result.proof === proof || (proof === 'endpoint' && result.proof === 'screen');
}
