import { PredictiveSearchDocument } from '@shop/graphql/client-documents';
import { makeSuggestionGateway } from '@shop/graphql/make-suggestion-gateway';
import { suggestionsMachine } from '@shop/machines/navigation/suggestions.machine';
import { suggestionsModel } from '@shop/machines/navigation/suggestions.model';
import { hasNoSuggestions, type Suggestions } from '@shop/rules/navigation/suggestions';
import type { Result } from '@shop/rules/result';
import { fromPromise } from 'xstate';
import type { ModelAdapter, Systems } from '../support/model-adapter';
import { faultFor } from '../support/platform-faults';
import { apolloOf } from '../support/shopper';

const GIBBERISH = 'qqzzxx';

/** The search field's suggestions from the platform, which finds something of a word and nothing of gibberish. */
export async function makeSuggestionsAdapter({ platform }: Systems): Promise<ModelAdapter> {
  const client = apolloOf(platform);
  const suggest = makeSuggestionGateway(
    (call) => client.query({ query: PredictiveSearchDocument, ...call }),
    'JA',
  );
  let isFound = true;
  return {
    machine: suggestionsMachine.provide({
      actors: {
        suggest: fromPromise<Result<Suggestions, 'unreachable'>, { query: string }>(({ input, signal }) =>
          suggest(isFound ? input.query : GIBBERISH, signal),
        ),
      },
    }),
    input: suggestionsModel.input,
    arrange: async (result, _call, _actor, turn) => {
      const outcome = result as Result<Suggestions, 'unreachable'>;
      await platform.clearFaults();
      isFound = outcome.ok && !hasNoSuggestions(outcome.value);
      if (!outcome.ok) {
        await platform.addFault(faultFor(outcome.error, turn, ['PredictiveSearch']));
      }
    },
    end: () => platform.clearFaults(),
  };
}
