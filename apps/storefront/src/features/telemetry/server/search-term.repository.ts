import type { Pool } from 'pg';
import type { Locale } from '#foundation/i18n/locale.ts';

/** Retention of search terms in days. */
export const SEARCH_TERM_DAYS = 90;

/** Maximum distinct terms stored per day: invented ones cannot fill the table. */
const MAX_TERMS_A_DAY = 2_000;

export interface SearchTerm {
  readonly locale: Locale;
  readonly term: string;
}

/** The results of a term. */
export interface SearchOutcome {
  /** Products and pages. */
  readonly results: number;
  /** The correction of the term, or null. */
  readonly correction: string | null;
}

/** Counts a search for the current day in Japan (SEARCH-09). */
export async function countSearch(
  pool: Pool,
  { locale, term }: SearchTerm,
  { results, correction }: SearchOutcome,
): Promise<void> {
  await pool.query(
    `insert into search_term (locale, term, results, correction)
     select $1, $2, $3, $4 where exists (
       select 1 from search_term where day = (now() at time zone 'Asia/Tokyo')::date and locale = $1 and term = $2
     ) or (select count(*) from search_term where day = (now() at time zone 'Asia/Tokyo')::date) < $5
     on conflict (day, locale, term) do update set
       searches = search_term.searches + 1, results = excluded.results, correction = excluded.correction`,
    [locale, term, results, correction, MAX_TERMS_A_DAY],
  );
}

/** Counts a result press of a search of this day. A press without a search is ignored, and presses never exceed searches. */
export async function countResultPress(pool: Pool, { locale, term }: SearchTerm): Promise<void> {
  await pool.query(
    `update search_term set presses = least(presses + 1, searches)
     where day = (now() at time zone 'Asia/Tokyo')::date and locale = $1 and term = $2`,
    [locale, term],
  );
}

/** The totals of the searches for a term. */
export interface SearchTermSummary extends SearchTerm, SearchOutcome {
  readonly searches: number;
  readonly presses: number;
}

/** Searches of the last days, most frequent first; results and correction are from the newest day. */
export async function summarizeSearchTerms(
  pool: Pool,
  { days, least }: { readonly days: number; readonly least: number },
): Promise<readonly SearchTermSummary[]> {
  const { rows } = await pool.query<SearchTermSummary>(
    `select locale, term, sum(searches)::integer as searches, sum(presses)::integer as presses,
       (array_agg(results order by day desc))[1] as results,
       (array_agg(correction order by day desc))[1] as correction
     from search_term where day > (now() at time zone 'Asia/Tokyo')::date - $1::integer
     group by locale, term having sum(searches) >= $2 order by searches desc, term, locale`,
    [days, least],
  );
  return rows;
}

/** Deletes terms beyond the retention period. */
export async function forgetOldSearchTerms(pool: Pool): Promise<void> {
  await pool.query(
    `delete from search_term where day <= (now() at time zone 'Asia/Tokyo')::date - $1::integer`,
    [SEARCH_TERM_DAYS],
  );
}
