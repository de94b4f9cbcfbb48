import type { ApolloClient } from '@apollo/client';
import { SUGGESTIONS_OF_A_KIND, type Suggestions } from '@shop/rules/navigation/suggestions';
import { err, ok, type Result } from '@shop/rules/result';
import { type LanguageCode, PredictiveSearchDocument } from './__generated__/client/graphql';
import { toSuggestions } from './to-rules/to-suggestions';

/**
 * Asks the platform for suggestions; `unreachable` whenever it gives none that can be used. Never rejects.
 * @param signal ends a question that nobody waits for any more
 */
export type SuggestionGateway = (
  query: string,
  signal: AbortSignal,
) => Promise<Result<Suggestions, 'unreachable'>>;

export function makeSuggestionGateway(client: ApolloClient, language: LanguageCode): SuggestionGateway {
  return async (query, signal) => {
    try {
      const { data } = await client.query({
        query: PredictiveSearchDocument,
        variables: { query, limit: SUGGESTIONS_OF_A_KIND, language },
        context: { fetchOptions: { signal } },
      });
      const suggestions = toSuggestions(data?.predictiveSearch ?? null);
      return suggestions.ok ? ok(suggestions.value) : err('unreachable');
    } catch {
      // Network, time-out, refusal, or given up: the field keeps working as a plain search.
      return err('unreachable');
    }
  };
}
