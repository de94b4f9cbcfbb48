import { err, ok, type Result } from '@shop/rules/result';
import type { Suggestions } from '@shop/rules/search/suggestions';
import { fetchJson } from '#foundation/browser/fetch-json.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import { type SearchStartAnswer, searchStartAddress, searchStartAnswer } from '../contract/search-start';
import { suggestionsAddress, suggestionsAnswer } from '../contract/suggestions';

/** Slower suggestions and pictures are useless. */
const TIMEOUT_MS = 8_000;

/**
 * The shop's suggestions for a query in the language of the page (SEARCH-04). Never rejects.
 * @param signal aborts a request that is no longer needed
 */
export async function readSuggestions(
  query: string,
  signal: AbortSignal,
): Promise<Result<Suggestions, 'unreachable'>> {
  const address = suggestionsAddress(query, shopSettings().locale);
  const answer = await fetchJson(address, { signal, timeoutMs: TIMEOUT_MS });
  if (!answer?.response.ok) return err('unreachable');
  const suggestions = suggestionsAnswer.safeParse(answer.body);
  return suggestions.success ? ok(suggestions.data) : err('unreachable');
}

/** Cache lifetime in milliseconds: the lists themselves are as old. */
const FRESH_MS = 600_000;

let known: { readonly locale: string; readonly until: number; readonly answer: SearchStartAnswer } | null =
  null;

/** The cached content while it is fresh; null if it must be requested. */
export function knownSearchStart(): SearchStartAnswer | null {
  if (known === null || known.locale !== shopSettings().locale || performance.now() > known.until)
    return null;
  return known.answer;
}

/**
 * The content of an opened search besides its words, in the language of the page (SEARCH-08); null without a response. Never
 * rejects.
 */
export async function readSearchStart(signal: AbortSignal): Promise<SearchStartAnswer | null> {
  const { locale } = shopSettings();
  const answer = await fetchJson(searchStartAddress(locale), { signal, timeoutMs: TIMEOUT_MS });
  if (!answer?.response.ok) return null;
  const start = searchStartAnswer.safeParse(answer.body);
  if (!start.success) return null;
  known = { locale, until: performance.now() + FRESH_MS, answer: start.data };
  return start.data;
}
