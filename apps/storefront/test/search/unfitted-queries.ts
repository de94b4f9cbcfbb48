import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Safety needs, as named in the queries. */
const SAFETY = ['pets', 'children', 'allergy', 'edible'] as const;

interface Asked {
  readonly query: string;
  readonly kind: string;
  /** Half of the queries may be inspected; of the other half only figures. The query's hash decides. */
  readonly half: 'open' | 'closed';
}

/** A query with its correct answer. */
export type UnfittedQuery = Asked &
  (
    | { readonly grades: readonly { grade: number; all: string[] }[] }
    /** Any of these pages. */
    | { readonly pages: readonly string[] }
    | { readonly safety: (typeof SAFETY)[number] }
    | { readonly isNonsense: true }
  );

/**
 * The queries of unfitted-queries.tsv: written from the catalogue's pages and from how people ask, before the search's dictionary or code
 * was inspected. No word is added to the dictionary because one of them misses it. A line has kind, query and rules: grades by product
 * facts (product-fact.ts), pages, or the safety need of every product.
 */
export const UNFITTED_QUERIES: readonly UnfittedQuery[] = readFileSync(
  new URL('unfitted-queries.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(readLine);

function readLine(line: string): UnfittedQuery {
  const [kind = '', query = '', rules = ''] = line.split('\t');
  const half = (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0 ? 'open' : 'closed';
  const asked = { kind, query, half } as const;
  if (kind === 'nonsense') return { ...asked, isNonsense: true };
  if (kind === 'safety') return { ...asked, safety: z.enum(SAFETY).parse(rules) };
  if (kind === 'help') return { ...asked, pages: rules.split('|') };
  return { ...asked, grades: rules.split('; ').map(readGrade) };
}

function readGrade(rule: string): { grade: number; all: string[] } {
  const [grade = ''] = rule.split(' ', 1);
  return { grade: z.coerce.number().int().min(1).max(3).parse(grade), all: rule.slice(2).split(' & ') };
}
