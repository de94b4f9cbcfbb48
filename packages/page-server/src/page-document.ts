import type { PageCode } from './built-files';
import { BUILT_FILES } from './next-internals/addresses';
import { isPageData } from './next-internals/answers';
import type { HtmlAttribute } from './scan-plain-html';
import { attributeOf, walkHtml } from './walk-html';

/** Names the page's scripts, for the script that starts them (shell/page/start-scripts.inline.ts). */
const SCRIPTS_ATTRIBUTE = 'data-scripts';
/** Names the page's data, likewise. */
const DATA_ATTRIBUTE = 'data-page-data';

/** A page whose scripts start when it is drawn. */
export interface PageDocument {
  /** Addresses of its scripts, the last of which has all others run: React's bootstrap script, which it draws at the page's end. */
  readonly scripts: readonly string[];
  /** Its data, what React takes it up with, as a script's text; empty where it has none. */
  readonly data: string;
  /**
   * The page without its scripts, which are named in it, and without the code that is asked for.
   * @param dataAddress where the data is; it stays in the page where it is nowhere else
   */
  html(dataAddress?: string): string;
}

/** What stands in a page from one place to another, and what is to stand there. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly isData: boolean;
}

/** Where something stands in a page. */
type Place = Pick<HtmlAttribute, 'start' | 'end'>;

/**
 * Takes a page's scripts and its data apart from what a browser needs to draw it (PERF-01, ADR 54).
 * @param codes scripts of the shop's that stand in pages and are files as well
 * @returns undefined for a page without the script that would start the others
 */
export function readPageDocument(
  html: string,
  codes: readonly Pick<PageCode, 'text' | 'path'>[] = [],
): PageDocument | undefined {
  const pieces: Piece[] = [];
  const scripts: string[] = [];
  const data: string[] = [];
  /** Where the addresses are to be named. */
  let place: Place | undefined;
  /** Addresses in place of the texts of scripts that are files as well. */
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
      if (!isData && (!src.startsWith(BUILT_FILES) || attributeOf(tag, 'nomodule') !== undefined)) return;
      if (isData) data.push(text);
      else scripts.push(src);
      pieces.push({ start, end, isData });
    },
  });
  if (place === undefined || scripts.length === 0) return undefined;
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
