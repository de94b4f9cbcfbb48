import type { SourceFault } from './source-fault';

/** Where a language is compared with a code: what differs between languages is a row of `LANGUAGES` (foundation/i18n/locale.ts), or a record of each. */
export function askedLanguages(source: string): SourceFault[] {
  return [...source.matchAll(/\b(?:locale|lang|language)\b\s*[!=]==\s*'[a-z]{2}(?:-\w+)?'/g)].map(
    ({ 0: text, index }) => ({
      at: index,
      message: `${text} leaves a third language out: a row of LANGUAGES, or a Record<Locale, …>, names each`,
    }),
  );
}
