import { KOMORENO } from '@shop/brands/komoreno/brand';
import ownEn from '@shop/brands/komoreno/words.en.json' with { type: 'json' };
import ownJa from '@shop/brands/komoreno/words.ja.json' with { type: 'json' };
import { IntlMessageFormat } from 'intl-messageformat';
import commonEn from '../../messages/en.json' with { type: 'json' };
import commonJa from '../../messages/ja.json' with { type: 'json' };

interface Tree {
  [name: string]: Tree | string | undefined;
}

const { ja: nounJa, en: nounEn } = KOMORENO.noun;
/** What goods are called and counted in, by the names that messages have for it. */
const NOUNS = {
  ja: { noun: nounJa.name, nouns: nounJa.name, Nouns: nounJa.name, unit: nounJa.unit, piece: nounJa.unit },
  en: {
    noun: nounEn.one,
    nouns: nounEn.many,
    Nouns: capital(nounEn.many),
    unit: nounEn.many,
    piece: nounEn.many,
  },
} as const;

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Messages as a brand says them: in its own words where it has some, of its own goods. */
function said<Table extends object>(
  common: Table,
  own: object,
  nouns: Readonly<Record<string, string>>,
): Table {
  const entries = Object.entries(common as Tree).map(([name, entry]) => {
    const other = (own as Tree)[name];
    return [
      name,
      typeof entry === 'object'
        ? said(entry, typeof other === 'object' ? other : {}, nouns)
        : String(other ?? entry).replace(
            /\{(nouns?|Nouns|unit|piece)\}/g,
            (_, kind: string) => nouns[kind] ?? '',
          ),
    ];
  });
  return Object.fromEntries(entries) as Table;
}

const ja = said(commonJa, ownJa, NOUNS.ja);
const en: Words = said(commonEn, ownEn, NOUNS.en);

/** The shop's Japanese messages: a changed wording never breaks a test, a missing message always does. */
export const words = ja;

/** The messages of one language; both have the same keys. */
export type Words = typeof commonJa;

/** Both languages, for messages that must be correct in each. */
export const LANGUAGES = [
  { locale: 'ja', prefix: '', words: ja },
  { locale: 'en', prefix: '/en', words: en },
] as const;

/** The messages by language. */
export const wordsOf = { ja, en } as const satisfies Record<string, Words>;

/**
 * Fills in a message's values, including plurals, with a third-party formatter: the shop's own is under test.
 * @throws when a value is missing
 */
export function say(
  text: string,
  values: Readonly<Record<string, string | number>>,
  locale: 'ja' | 'en' = 'ja',
): string {
  return String(new IntlMessageFormat(text, locale).format(values));
}
