import type { ProofCoverage, RequirementCoverage } from './requirement-coverage';

const STATES = { proven: 'proven', lacking: '**NOT PROVEN**', open: 'OPEN' } as const;

/** Number of rows that are proven, lack a proof, or are incomplete. */
export function countStates(
  rows: readonly RequirementCoverage[],
): Record<RequirementCoverage['state'], number> {
  const counts = { proven: 0, lacking: 0, open: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** The counts as a sentence: `114 of 116 rows are proven, 0 lack a proof, 2 are open`. */
export function statesSentence(rows: readonly RequirementCoverage[]): string {
  const { proven, lacking, open } = countStates(rows);
  return `${proven} of ${rows.length} rows are proven, ${lacking} lack a proof, ${open} are open`;
}

/**
 * docs/requirements-status.md: every row, its places and files of proof, and the results. The same results always give the same text: no
 * times, dates or durations, files sorted by name.
 */
export function requirementStatus(rows: readonly RequirementCoverage[]): string {
  const open = rows.filter(({ state }) => state === 'open');
  return [
    '# Requirements: where each row is proven',
    '',
    'Written by `npm run requirements` from the last results of the tests; `npm test` writes it anew. Rows and what the places',
    'mean: [requirements.md](requirements.md). Behind each file: how many of its cases name the row and passed.',
    '',
    `**${statesSentence(rows)}.**`,
    '',
    ...(open.length === 0 ? [] : ['Open, that is not built whole:', '']),
    ...open.map(({ row }) => `- ${row.id}: ${row.open}`),
    ...(open.length === 0 ? [] : ['']),
    '| id | proof | tests | result |',
    '|---|---|---|---|',
    ...rows.map(
      ({ row, proofs, state }) =>
        `| ${row.id} | ${row.proofs.join(', ')} | ${proofs.map(testsOf).join('<br>')} | ${STATES[state]} |`,
    ),
    '',
  ].join('\n');
}

function testsOf({ proof, tests }: ProofCoverage): string {
  const files = [...new Set(tests.map(({ file }) => file))].sort();
  const named = files.map((file) => {
    const own = tests.filter((result) => result.file === file);
    const passed = own.filter(({ outcome }) => outcome === 'passed').length;
    const rest = own.length === passed ? '' : ` of ${own.length}`;
    return `\`${file.replace(/^(?:apps|packages)\//, '')}\` ${passed}${rest}`;
  });
  return `${proof}: ${named.length === 0 ? '**none**' : named.join(', ')}`;
}
