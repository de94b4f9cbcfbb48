import type { Pool } from 'pg';
import type { Locale } from '#foundation/i18n/locale.ts';

/** Days that searched words are kept. */
export const SEARCH_TERM_DAYS = 90;

/** Different words that are kept of a day: who invents more fills nothing. */
const MOST_TERMS_A_DAY = 2_000;

/** Words that were searched for. */
export interface SearchTerm {
  readonly locale: Locale;
  readonly term: string;
}

/** What the words found. */
export interface SearchOutcome {
  /** Products and pages. */
  readonly results: number;
  /** What the words were taken for, or null. */
  readonly correction: string | null;
}

/** Counts a search for this day in Japan (SEARCH-09). */
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
    [locale, term, results, correction, MOST_TERMS_A_DAY],
  );
}

/** Counts a search of this day of which a result was pressed. Without its search it is none, and there are no more than searches. */
export async function countResultPress(pool: Pool, { locale, term }: SearchTerm): Promise<void> {
  await pool.query(
    `update search_term set presses = least(presses + 1, searches)
     where day = (now() at time zone 'Asia/Tokyo')::date and locale = $1 and term = $2`,
    [locale, term],
  );
}

/** What became of the searches for some words. */
export interface SearchTermSummary extends SearchTerm, SearchOutcome {
  readonly searches: number;
  readonly presses: number;
}

/** Searches of the last days, the most frequent first; results and correction are those of the newest day. */
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

/** Forgets what is older than it is kept. */
export async function forgetOldSearchTerms(pool: Pool): Promise<void> {
  await pool.query(
    `delete from search_term where day <= (now() at time zone 'Asia/Tokyo')::date - $1::integer`,
    [SEARCH_TERM_DAYS],
  );
}
