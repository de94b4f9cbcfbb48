import { SUGGESTIONS_OF_A_KIND, type Suggestions } from '@shop/rules/navigation/suggestions';
import { err, ok, type Result } from '@shop/rules/result';
import type {
  LanguageCode,
  PredictiveSearchQuery,
  PredictiveSearchQueryVariables,
} from './__generated__/client/graphql';
import { toSuggestions } from './to-rules/to-suggestions';

/**
 * Asks the platform for suggestions; `unreachable` whenever it gives none that can be used. Never rejects.
 * @param signal ends a question that nobody waits for any more
 */
export type SuggestionGateway = (
  query: string,
  signal: AbortSignal,
) => Promise<Result<Suggestions, 'unreachable'>>;

/** Carries operation `PredictiveSearch` out: a component's hook, or a client. Rejects when it cannot. */
export type AskPredictiveSearch = (call: {
  variables: PredictiveSearchQueryVariables;
  context: { fetchOptions: { signal: AbortSignal } };
}) => Promise<{ readonly data?: PredictiveSearchQuery | undefined }>;

export function makeSuggestionGateway(ask: AskPredictiveSearch, language: LanguageCode): SuggestionGateway {
  return async (query, signal) => {
    try {
      const { data } = await ask({
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
