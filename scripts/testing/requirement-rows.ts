/** Places where a row of docs/requirements.md must be proven. */
export const PROOFS = ['screen', 'endpoint', 'mail', 'command', 'rule'] as const;

export type Proof = (typeof PROOFS)[number];

/** A row of docs/requirements.md. */
export interface RequirementRow {
  readonly id: string;
  readonly proofs: readonly Proof[];
  /** Missing parts; null for a completely built row. */
  readonly open: string | null;
}

const ROW = /^\| ([A-Z0-9]+-\d+) \| ([^|]*) \|/gm;
const OPEN = /^open: (.+)$/;

/**
 * The requirement rows in order.
 * @throws for a row without a proof or with an unknown one, which would go unnoticed; for two rows of one id, which may differ
 */
export function requirementRows(requirements: string): RequirementRow[] {
  const seen = new Set<string>();
  return [...requirements.matchAll(ROW)].map(([, id = '', column = '']) => {
    if (seen.has(id)) throw new Error(`two rows are ${id}`);
    seen.add(id);
    const [places = '', mark] = column.split(';').map((part) => part.trim());
    const proofs = places.split(',').map((name) => name.trim());
    const unknown = proofs.filter((name) => !isProof(name));
    if (unknown.length > 0) throw new Error(`${id} has an unknown proof: "${unknown.join('", "')}"`);
    const open = mark === undefined ? null : OPEN.exec(mark)?.[1];
    if (open === undefined)
      throw new Error(`${id}: expected "open: what is missing" after its proofs, not "${mark}"`);
    return { id, proofs: proofs.filter(isProof), open };
  });
}

function isProof(name: string): name is Proof {
  return (PROOFS as readonly string[]).includes(name);
}
