import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Needs for safety, as the queries name them. */
const SAFETY = ['pets', 'children', 'allergy', 'edible'] as const;

interface Asked {
  readonly query: string;
  readonly kind: string;
  /** Half of the queries may be looked at; of the other half nobody reads more than figures. The query's hash decides. */
  readonly half: 'open' | 'closed';
}

/** A query with what answers it. */
export type UnfittedQuery = Asked &
  (
    | { readonly grades: readonly { grade: number; all: string[] }[] }
    /** Any of these pages. */
    | { readonly pages: readonly string[] }
    | { readonly safety: (typeof SAFETY)[number] }
    | { readonly isNonsense: true }
  );

/**
 * The queries of unfitted-queries.tsv: written from the catalogue's pages and from how people ask, before anybody looked at the search's
 * dictionary or code. No word goes into the dictionary because one of them misses it. A line is kind, query and rules: grades by facts
 * of a product (product-fact.ts), pages, or the need for safety that every product has to meet.
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
