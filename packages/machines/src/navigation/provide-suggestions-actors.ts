import type { Suggestions } from '@shop/rules/navigation/suggestions';
import type { Result } from '@shop/rules/result';
import { loggedPromise } from '../logged-promise';
import { suggestionsMachine } from './suggestions.machine';

/** The field's machine with a real question; its signal ends when nobody waits for the answer any more. */
export function provideSuggestionsActors(
  suggest: (query: string, signal: AbortSignal) => Promise<Result<Suggestions, 'unreachable'>>,
) {
  return suggestionsMachine.provide({
    actors: {
      suggest: loggedPromise(
        'suggestions suggest',
        ({ input, signal }: { input: { query: string }; signal: AbortSignal }) =>
          suggest(input.query, signal),
      ),
    },
  });
}
