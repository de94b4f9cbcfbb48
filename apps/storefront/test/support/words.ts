import { IntlMessageFormat } from 'intl-messageformat';
import en from '../../messages/en.json' with { type: 'json' };
import ja from '../../messages/ja.json' with { type: 'json' };

/** The shop's Japanese words, so that a change of wording never breaks a test and a missing word always does. */
export const words = ja;

/** The words of one language; both have the same. */
export type Words = typeof ja;

/** Both languages, for what has to be said right in each. */
export const LANGUAGES = [
  { locale: 'ja', prefix: '', words: ja },
  { locale: 'en', prefix: '/en', words: en satisfies Words },
] as const;

/** The words by language. */
export const wordsOf = { ja, en } as const satisfies Record<string, Words>;

/**
 * Words with their values filled in, plurals too, by a formatter of others: the shop's own is what is tested.
 * @throws when a value is missing
 */
export function say(
  text: string,
  values: Readonly<Record<string, string | number>>,
  locale: 'ja' | 'en' = 'ja',
): string {
  return String(new IntlMessageFormat(text, locale).format(values));
}
