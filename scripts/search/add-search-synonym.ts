import { z } from 'zod';
import { foldSearchText } from '../../apps/storefront/src/features/search/server/word-forms';

/** The lists of a dictionary that may contain a word; other fields are kept unchanged. */
const schema = z.looseObject({
  same: z.array(z.array(z.string())),
  needs: z.array(z.looseObject({ words: z.array(z.string()) })),
  pages: z.array(z.looseObject({ words: z.array(z.string()) })),
  wider: z.array(z.looseObject({ words: z.array(z.string()) })),
  filler: z.array(z.string()),
  everything: z.array(z.string()),
});

type Added =
  | { readonly ok: true; readonly value: AddedWord }
  /** The reason, in a sentence. */
  | { readonly ok: false; readonly error: string };

interface AddedWord {
  readonly dictionary: unknown;
  /** The result, in a sentence. */
  readonly said: string;
}

/**
 * Adds a word with the meaning of another one to a dictionary (SEARCH-09). A word that already has a meaning is rejected, because
 * it would have both.
 */
export function addSearchSynonym(dictionary: unknown, word: string, meaning: string): Added {
  schema.parse(dictionary);
  // A copy of the input: the parsed result has its keys in another order.
  const parsed = structuredClone(dictionary) as z.infer<typeof schema>;
  const has = (words: readonly string[], text: string) =>
    words.some((known) => foldSearchText(known) === foldSearchText(text));
  for (const text of [word, meaning])
    if (foldSearchText(text) === '') return refused(`“${text}” has no letter: nothing can be found by it`);
  if (has([meaning], word)) return refused(`“${word}” and “${meaning}” are one word to the search already`);
  const lists = [
    ...parsed.same,
    ...[...parsed.needs, ...parsed.pages, ...parsed.wider].map(({ words }) => words),
    parsed.filler,
    parsed.everything,
  ];
  const known = lists.find((words) => has(words, word));
  if (known !== undefined)
    return refused(
      `“${word}” is in the dictionary already, with ${known
        .filter((other) => other !== word)
        .slice(0, 3)
        .join(', ')}`,
    );
  const [list, second] = lists.filter((words) => has(words, meaning));
  if (second !== undefined)
    return refused(`“${meaning}” is in the dictionary twice: say another word of what is meant`);
  if (list === undefined) {
    parsed.same.push([meaning, word]);
    return {
      ok: true,
      value: { dictionary: parsed, said: `“${word}” finds what “${meaning}” does: a new pair.` },
    };
  }
  list.push(word);
  return { ok: true, value: { dictionary: parsed, said: `“${word}” finds what “${list[0]}” does.` } };
}

function refused(error: string): Added {
  return { ok: false, error };
}
