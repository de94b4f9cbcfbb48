import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { ROUTER_HEADERS } from './router-names';

/** The header with the tags of a page that Next caches, separated by commas. */
export const TAGS_HEADER = 'x-next-cache-tags';
/** A year, which Next uses for data without an age of its own. */
export const YEAR_SECONDS = 31_536_000;

/** The query of a request for a page's data, so that no intermediate cache mistakes its answer for the page. */
export const DATA_QUERY = '_rsc';
export const DATA_TYPE = 'text/x-component';

/** Whether the router requests a page's data, instead of a browser the page. */
export function asksForData(headers: IncomingHttpHeaders): boolean {
  return headers[ROUTER_HEADERS.data] !== undefined;
}

/** Whether a request is from the router, of any kind. */
export function isOfRouter(headers: IncomingHttpHeaders): boolean {
  return asksForData(headers) || headers[ROUTER_HEADERS.prefetch] !== undefined;
}

/** The header with Next's cache result. */
export const CACHE_HEADER = 'x-nextjs-cache';
/** Its values, as a log names them. */
export const CACHE_RESULTS = { HIT: 'hit', STALE: 'stale', MISS: 'miss' } as const;
type SaidResult = (typeof CACHE_RESULTS)[keyof typeof CACHE_RESULTS];

/** Next's cache result for an answer; undefined for uncached kinds of answers. */
export function cacheResultOf(headers: Readonly<OutgoingHttpHeaders>): SaidResult | undefined {
  const said = headers[CACHE_HEADER];
  return said === undefined ? undefined : CACHE_RESULTS[String(said) as keyof typeof CACHE_RESULTS];
}

/** Whether Next caches its answer. */
export function isCacheable(headers: Readonly<OutgoingHttpHeaders>): boolean {
  return headers[CACHE_HEADER] !== undefined;
}

/** The name of the array into which a page's data is pushed. */
export const DATA_LIST = '__next_f';
/** The first of the calls that push a page's data. */
export const FIRST_CALL = `(self.${DATA_LIST}=self.${DATA_LIST}||[]).push([0])`;
/** Code around the plain JSON of all others. */
export const DATA_CALL = { start: `self.${DATA_LIST}.push(`, end: ')' } as const;

/** Whether a script's text is only a piece of a page's data: a call with plain JSON, without other effects. */
export function isPageData(text: string): boolean {
  if (text === FIRST_CALL) return true;
  if (!text.startsWith(`${DATA_CALL.start}[`) || !text.endsWith(`]${DATA_CALL.end}`)) return false;
  try {
    JSON.parse(text.slice(DATA_CALL.start.length, -DATA_CALL.end.length));
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** Next's precedence name for its style sheets. */
export const PRECEDENCE = 'next';
/** A row of a page's data that has the browser preload a style sheet or an image, with the sheet's address if it is one. */
const FETCH_HINT = /^:HL\[(?:("[^"\n]+"),"style")?[^\n]*\n/gm;

/**
 * A page's data (fetched by the browser for a navigation) with the useful hints only. It is prefetched on intent and often not shown, so
 * image hints are removed to save the shopper's traffic. A style sheet blocks the page's display, so it is included (PERF-05): as the sheet
 * itself, since browsers warn of unused preloads. The sheet affects no other page.
 */
export function stripPreloads(body: Buffer): Buffer {
  const text = body.toString('latin1');
  const rest = text.replace(FETCH_HINT, (_, sheet?: string) =>
    sheet === undefined ? '' : `:HS[${sheet},"${PRECEDENCE}"]\n`,
  );
  return rest === text ? body : Buffer.from(rest, 'latin1');
}

/** Names of the Trusted Types policies with which Next and its bundler load scripts. */
export const SCRIPT_POLICIES = { router: 'nextjs', bundler: 'nextjs#bundler' } as const;
