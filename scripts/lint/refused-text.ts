import type { SourceFault } from './source-fault';

/** Where a language is compared with a code: what differs between languages is a row of `LANGUAGES` (foundation/i18n/locale.ts), or a record of each. */
export function askedLanguages(source: string): SourceFault[] {
  return [...source.matchAll(/\b\w+\b\s*[!=]==\s*'(?:ja|en|zh(?:-\w+)?)'/g)].map(({ 0: text, index }) => ({
    at: index,
    message: `${text} excludes a third language: use a row of LANGUAGES, or a Record<Locale, …>`,
  }));
}

/** Where a day is that of the machine's time zone: days of the shop are Japan's (packages/rules/src/jst-date.ts). */
export function localDays(source: string): SourceFault[] {
  return [...source.matchAll(/\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(\)/g)].map(
    ({ 0: text, index }) => ({
      at: index,
      message: `${text} depends on the machine's time zone: use jstDateAt and jstDateParts`,
    }),
  );
}

/** Where a browser test waits for time or for silence instead of what a shopper sees (AGENTS.md). */
export function blindWaits(source: string): SourceFault[] {
  return [...source.matchAll(/waitForTimeout\(|['"]networkidle['"]/g)].map(({ 0: text, index }) => ({
    at: index,
    message: `${text} waits for nothing that a shopper sees: wait for a state of the page`,
  }));
}

/** What Next documents nowhere: modules, headers, formats of data, files of a build, names of the bundler's. */
const PRIVATE =
  /next\/dist|__next|__NEXT|x-next|next-router-|['"`]rsc['"`]|_rsc\b|text\/x-component|\/_next\/|\.next\/|BUILD_ID|required-server-files|client\/app-|nextjs#|:H[LS]\[/g;
const MESSAGE =
  'This is a private format of Next: packages/page-server/src/next-internals knows it, and nothing else does.';

/** Where a source knows what only one folder may know. Its comments count: what they name has to be kept true as well. */
export function nextInternals(source: string): SourceFault[] {
  return [...source.matchAll(PRIVATE)].map(({ index }) => ({ at: index, message: MESSAGE }));
}
