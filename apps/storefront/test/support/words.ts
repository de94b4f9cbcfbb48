import ownEn from '@shop/brands/komoreno/words.en.json' with { type: 'json' };
import ownJa from '@shop/brands/komoreno/words.ja.json' with { type: 'json' };
import { IntlMessageFormat } from 'intl-messageformat';
import commonEn from '../../messages/en.json' with { type: 'json' };
import commonJa from '../../messages/ja.json' with { type: 'json' };

interface Tree {
  [name: string]: Tree | string | undefined;
}

/** Messages as a brand says them: in its own words where it has some. */
function said<Table extends object>(common: Table, own: object): Table {
  const entries = Object.entries(common as Tree).map(([name, entry]) => {
    const other = (own as Tree)[name];
    return [
      name,
      typeof entry === 'object' && typeof other === 'object' ? said(entry, other) : (other ?? entry),
    ];
  });
  return Object.fromEntries(entries) as Table;
}

const ja = said(commonJa, ownJa);
const en: Words = said(commonEn, ownEn);

/** The shop's Japanese words, so that a change of wording never breaks a test and a missing word always does. */
export const words = ja;

/** The words of one language; both have the same. */
export type Words = typeof commonJa;

/** Both languages, for what has to be said right in each. */
export const LANGUAGES = [
  { locale: 'ja', prefix: '', words: ja },
  { locale: 'en', prefix: '/en', words: en },
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
