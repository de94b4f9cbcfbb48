import type { Suggestions } from '@shop/rules/navigation/suggestions';
import { err, ok, type Result } from '@shop/rules/result';
import { fetchJson } from '#foundation/browser/fetch-json.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import { suggestionsAddress, suggestionsAnswer } from '../contract/suggestions';

/** Suggestions that take longer come too late. */
const TIMEOUT_MS = 8_000;

/**
 * What the shop suggests for a query in the language of the page (SEARCH-04). Never rejects.
 * @param signal ends a question that nobody waits for any more
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
