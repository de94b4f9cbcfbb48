import type { Suggestions } from '@shop/rules/navigation/suggestions';
import type { Result } from '@shop/rules/result';
import { type Actor, createActor, fromPromise } from 'xstate';
import { suggestionsMachine } from './suggestions.machine';

export type SuggestionsActor = Actor<typeof suggestionsMachine>;

/** The suggestions of one field, not started. */
export function makeSuggestionsActor(
  suggest: (query: string, signal: AbortSignal) => Promise<Result<Suggestions, 'unreachable'>>,
): SuggestionsActor {
  return createActor(
    suggestionsMachine.provide({
      actors: {
        suggest: fromPromise(({ input, signal }: { input: { query: string }; signal: AbortSignal }) =>
          suggest(input.query, signal),
        ),
      },
    }),
  );
}
