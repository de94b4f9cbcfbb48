import { LOCALES, platformCode } from '@shop/rules/language';
import type { Translations } from '../catalogue/metafield.ts';

/** Texts by the tag of a language and the text in English (packages/fixtures, `words.zh-TW.json`). */
type OtherWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Rows with the translations of further languages beside each one in English, at any depth (LANG-02). */
export function inOtherLanguages<Row>(rows: readonly Row[], otherWords: OtherWords): Row[] {
  return rows.map((row) => translated(row, otherWords) as Row);
}

function translated(value: unknown, otherWords: OtherWords): unknown {
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

function withOthers(translations: Translations, otherWords: OtherWords): Translations {
  const english = Object.entries(translations['EN'] ?? {});
  const others = LOCALES.flatMap((locale) => {
    const words = otherWords[locale];
    if (words === undefined) return [];
    const fields = english.flatMap(([field, text]) => {
      const own = translate(text, words);
      return own === null ? [] : [[field, own]];
    });
    return [[platformCode(locale), Object.fromEntries(fields)]];
  });
  return { ...translations, ...Object.fromEntries(others) };
}

/** A text, each text of a JSON value, or all texts of HTML; null if a part has no translation: the shop's own text is shown then. */
function translate(text: string, words: Readonly<Record<string, string>>): string | null {
  if (Object.hasOwn(words, text)) return words[text] ?? null;
  if (/^[[{]/.test(text)) {
    return JSON.stringify(
      JSON.parse(text, (_, value) =>
        typeof value === 'string' ? (translate(value, words) ?? value) : value,
      ),
    );
  }
  if (text.startsWith('<')) return translateHtml(text, words);
  // The name of a combination, or of a variant.
  const [, separator] = /( \/ |\/)/.exec(text) ?? [];
  if (separator === undefined || /:/.test(text)) return null;
  const parts = text.split(separator).map((part) => words[part]);
  return parts.includes(undefined) ? null : parts.join(separator);
}

function translateHtml(html: string, words: Readonly<Record<string, string>>): string | null {
  let isWhole = true;
  const made = html.replace(/(?<=>)(: )?([^<]+)(?=<)/g, (_, colon: string | undefined, text: string) => {
    const own = words[text];
    if (own === undefined) isWhole = false;
    return `${colon === undefined ? '' : ':'}${own ?? text}`;
  });
  return isWhole ? made : null;
}
