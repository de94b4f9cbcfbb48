import { LOCALES, type Locale, platformCode } from '@shop/rules/language';
import type { Translations } from '../catalogue/metafield.ts';

/** Texts by the tag of a language and the text in English (packages/fixtures, `words.zh-TW.json`). */
type OtherWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The translations of one language, and the texts that were asked for. */
interface Words {
  readonly own: Readonly<Record<string, string>>;
  readonly asked: Set<string>;
}

/** A catalogue's translations into further languages (LANG-02). */
export class OtherLanguages {
  readonly #words: readonly (readonly [Locale, Words])[];

  constructor(otherWords: OtherWords) {
    this.#words = LOCALES.flatMap((locale) => {
      const own = otherWords[locale];
      return own === undefined ? [] : [[locale, { own, asked: new Set<string>() }] as const];
    });
  }

  /** Rows with the translations beside each one in English, at any depth. */
  add<Row>(rows: readonly Row[]): Row[] {
    return rows.map((row) => translated(row, this.#words) as Row);
  }

  /**
   * By file, of the rows added so far: texts without a translation, which are shown in the fallback, and translations that no text asks
   * for, since its English differs.
   */
  gaps(): { readonly file: string; readonly missing: string[]; readonly unused: string[] }[] {
    return this.#words.map(([locale, { own, asked }]) => ({
      file: `words.${locale}.json`,
      missing: [...asked].filter((text) => IS_TEXT.test(text) && !Object.hasOwn(own, text)),
      unused: Object.keys(own).filter((text) => !asked.has(text)),
    }));
  }
}

/** Not a handle, an address, a file, a number, or the platform's own name of an only variant. */
const IS_TEXT = /^(?![a-z\d-]+$|https?:|\/|\S+\.\w+$|(?:Default )?Title$)(?=.*[A-Za-z])/;

type AllWords = readonly (readonly [Locale, Words])[];

function translated(value: unknown, otherWords: AllWords): unknown {
  if (Array.isArray(value)) return value.map((entry) => translated(entry, otherWords));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name === 'translations' ? withOthers(entry, otherWords) : translated(entry, otherWords),
    ]),
  );
}

function withOthers(translations: Translations, otherWords: AllWords): Translations {
  const english = Object.entries(translations['EN'] ?? {});
  const others = otherWords.map(([locale, words]) => {
    const fields = english.flatMap(([field, text]) => {
      const own = translate(text, words);
      return own === null ? [] : [[field, own]];
    });
    return [platformCode(locale), Object.fromEntries(fields)];
  });
  return { ...translations, ...Object.fromEntries(others) };
}

/** A text, each text of a JSON value, or all texts of HTML; null if a part has no translation: the shop's own text is shown then. */
function translate(text: string, words: Words): string | null {
  if (Object.hasOwn(words.own, text)) return wordOf(text, words) ?? null;
  if (/^[[{]/.test(text)) {
    return JSON.stringify(
      JSON.parse(text, (_, value) =>
        typeof value === 'string' ? (translate(value, words) ?? value) : value,
      ),
    );
  }
  if (text.startsWith('<')) return translateHtml(text, words);
  // The name of a combination or of a variant, the alternative text of a picture.
  for (const [separator, joiner] of JOINERS) {
    const parts = text.split(separator);
    if (parts.length > 1 && parts.every((part) => Object.hasOwn(words.own, part)))
      return parts.map((part) => wordOf(part, words)).join(joiner);
  }
  return wordOf(text, words) ?? null;
}

/** Separators in English, the last one only at its last place, since a title may contain it; and in the other language. */
const JOINERS: readonly (readonly [RegExp, string])[] = [
  [/ \/ /, ' / '],
  [/\//, '/'],
  [/, (?!.*, )/, '，'],
];

function wordOf(text: string, { own, asked }: Words): string | undefined {
  asked.add(text);
  return own[text];
}

function translateHtml(html: string, words: Words): string | null {
  let isWhole = true;
  const made = html.replace(/(?<=>)(: )?([^<]+)(?=<)/g, (_, colon: string | undefined, text: string) => {
    const own = wordOf(text, words);
    if (own === undefined) isWhole = false;
    return `${colon === undefined ? '' : ':'}${own ?? text}`;
  });
  return isWhole ? made : null;
}
