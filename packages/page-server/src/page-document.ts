import type { JoinedScripts, PageCode } from './built-files';
import { BUILT_FILES } from './next-internals/addresses';
import { isPageData } from './next-internals/answers';
import type { HtmlAttribute } from './scan-plain-html';
import { attributeOf, walkHtml } from './walk-html';

/** Lists the page's scripts, for the script that starts them (shell/page/start-scripts.inline.ts). */
const SCRIPTS_ATTRIBUTE = 'data-scripts';
/** Contains the data's address, likewise. */
const DATA_ATTRIBUTE = 'data-page-data';

/** A page whose scripts start after it is painted. */
export interface PageDocument {
  /** Addresses of its scripts. The last one runs all others: React's bootstrap script, at the page's end. */
  readonly scripts: readonly string[];
  /** Its hydration data, as a script's text; empty if it has none. */
  readonly data: string;
  /**
   * The page without its scripts, which it lists in an attribute, and without the code that is requested separately.
   * @param dataAddress the data's address; without one the data stays in the page
   */
  html(dataAddress?: string): string;
}

/** A range of a page and its replacement. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly isData: boolean;
}

/** A range in a page. */
type Place = Pick<HtmlAttribute, 'start' | 'end'>;

/**
 * Separates a page's scripts and data from the parts that a browser needs to paint it (PERF-01, ADR 54).
 * @param codes the shop's inline scripts that are also files
 * @param joined replaces its parts where a page has all of them
 * @returns undefined for a page without the script that starts the others
 */
export function readPageDocument(
  html: string,
  codes: readonly Pick<PageCode, 'text' | 'path'>[] = [],
  joined?: Pick<JoinedScripts, 'path' | 'parts'>,
): PageDocument | undefined {
  const pieces: Piece[] = [];
  const listed: string[] = [];
  const data: string[] = [];
  /** Where the attributes are inserted. */
  let place: Place | undefined;
  /** Addresses that replace the texts of scripts that are also files. */
  const addresses: (Place & { readonly text: string })[] = [];
  walkHtml(html, {
    startTag(tag) {
      const { name, start, end } = tag;
      if (name === 'script')
        place ??= tag.attributes().find((one) => one.name === SCRIPTS_ATTRIBUTE && one.value === '');
      const isHint =
        name === 'link' && attributeOf(tag, 'rel') === 'preload' && attributeOf(tag, 'as') === 'script';
      if (isHint) pieces.push({ start, end, isData: false });
    },
    script(tag, text, end) {
      const { start } = tag;
      const src = attributeOf(tag, 'src');
      const code = text === '' ? undefined : codes.find((one) => one.text === text);
      if (code) {
        const nameEnd = start + '<script'.length;
        addresses.push({ start: nameEnd, end: nameEnd, text: ` ${attribute('src', code.path)}` });
        addresses.push({ start: tag.end, end: tag.end + text.length, text: '' });
      }
      if (code || attributeOf(tag, SCRIPTS_ATTRIBUTE) === '') return;
      const isData = src === undefined;
      if (isData && !isPageData(text)) return;
      if (!isData && !src.startsWith(BUILT_FILES)) return;
      if (isData) data.push(text);
      // Browsers without modules run none of the others either, for their syntax.
      else if (attributeOf(tag, 'nomodule') === undefined) listed.push(src);
      pieces.push({ start, end, isData });
    },
  });
  if (place === undefined || listed.length === 0) return undefined;
  const scripts = withJoined(listed, joined);
  const { start, end } = place;
  return {
    scripts,
    data: data.join('\n'),
    html(dataAddress) {
      const attributes = [
        attribute(SCRIPTS_ATTRIBUTE, scripts.join(' ')),
        ...(dataAddress === undefined ? [] : [attribute(DATA_ATTRIBUTE, dataAddress)]),
      ];
      const removed = pieces.filter(({ isData }) => !isData || dataAddress !== undefined);
      return replaced(html, [
        ...removed.map((piece) => ({ ...piece, text: '' })),
        { start, end, text: attributes.join(' ') },
        ...addresses,
      ]);
    },
  };
}

/** It contains the bundler's runtime, which is last. */
function withJoined(
  scripts: readonly string[],
  joined: Pick<JoinedScripts, 'path' | 'parts'> | undefined,
): readonly string[] {
  if (!joined?.parts.every((part) => scripts.includes(part))) return scripts;
  return [...scripts.filter((script) => !joined.parts.includes(script)), joined.path];
}

function attribute(name: string, value: string): string {
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

function replaced(
  text: string,
  replacements: readonly { readonly start: number; readonly end: number; readonly text: string }[],
): string {
  let from = 0;
  let result = '';
  for (const { start, end, text: next } of replacements.toSorted((one, other) => one.start - other.start)) {
    result += text.slice(from, start) + next;
    from = end;
  }
  return result + text.slice(from);
}
