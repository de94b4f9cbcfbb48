import { suggestionsMachine } from '@shop/machines/search/suggestions.machine';
import { suggestionsModel } from '@shop/machines/search/suggestions.model';
import type { Result } from '@shop/rules/result';
import { type Suggestions, suggestionCount } from '@shop/rules/search/suggestions';
import { fromPromise } from 'xstate';
import { readSuggestions } from '#features/search/browser/read-suggestions.ts';
import type { ModelAdapter, Systems } from '../support/model-adapter';

type Answer = Result<Suggestions, 'unreachable'>;

const GIBBERISH = 'qqzzxx';

/** Search suggestions from the shop's endpoint, with results for a word and none for gibberish. */
export async function makeSuggestionsAdapter({ shopUrl }: Systems): Promise<ModelAdapter> {
  Object.assign(globalThis, { document: { documentElement: { dataset: {}, lang: 'ja' } } });
  const send = globalThis.fetch;
  let isFound = true;
  let isOnline = true;
  const fromShop: typeof fetch = (address, init) =>
    isOnline ? send(new URL(String(address), shopUrl), init) : Promise.reject(new TypeError('offline'));

  const suggest = async (query: string, signal: AbortSignal): Promise<Answer> => {
    globalThis.fetch = fromShop;
    try {
      return await readSuggestions(isFound ? query : GIBBERISH, signal);
    } finally {
      globalThis.fetch = send;
    }
  };

  return {
    machine: suggestionsMachine.provide({
      actors: {
        suggest: fromPromise<Answer, { query: string }>(({ input, signal }) => suggest(input.query, signal)),
      },
    }),
    input: suggestionsModel.input,
    arrange: async (result) => {
      const outcome = result as Answer;
      isOnline = outcome.ok;
      isFound = outcome.ok && suggestionCount(outcome.value) > 0;
    },
  };
}
