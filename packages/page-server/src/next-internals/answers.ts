import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
/** Where Next notes the tags of a page that it caches, with commas between. */
export const TAGS_HEADER = 'x-next-cache-tags';
/** A year, which Next writes where data has no age of its own. */
export const YEAR_SECONDS = 31_536_000;

/** Names of what Next's router sends with a request. */
export const ROUTER_HEADERS = {
  /** Asks for a page's data. Next takes the header away while it makes a page. */
  data: 'rsc',
  state: 'next-router-state-tree',
  prefetch: 'next-router-prefetch',
  segment: 'next-router-segment-prefetch',
} as const;
/** The query of such a request, so that no cache on the way takes its answer for the page. */
export const DATA_QUERY = '_rsc';
export const DATA_TYPE = 'text/x-component';

/** Whether the router asks for a page's data, and not a browser for the page. */
export function asksForData(headers: IncomingHttpHeaders): boolean {
  return headers[ROUTER_HEADERS.data] !== undefined;
}

/** Whether a request is the router's, of any kind. */
export function isOfRouter(headers: IncomingHttpHeaders): boolean {
  return asksForData(headers) || headers[ROUTER_HEADERS.prefetch] !== undefined;
}

/** Where Next says what its cache had to do with an answer. */
export const CACHE_HEADER = 'x-nextjs-cache';
/** What it says, as a log says it. */
export const CACHE_RESULTS = { HIT: 'hit', STALE: 'stale', MISS: 'miss' } as const;
type SaidResult = (typeof CACHE_RESULTS)[keyof typeof CACHE_RESULTS];

/** What Next's cache had to do with an answer; undefined for what Next caches not at all. */
export function cacheSaid(headers: Readonly<OutgoingHttpHeaders>): SaidResult | undefined {
  const said = headers[CACHE_HEADER];
  return said === undefined ? undefined : CACHE_RESULTS[String(said) as keyof typeof CACHE_RESULTS];
}

/** Whether Next caches what it answered. */
export function isCacheable(headers: Readonly<OutgoingHttpHeaders>): boolean {
  return headers[CACHE_HEADER] !== undefined;
}

/** The name of the list that a page's data is pushed into. */
export const DATA_LIST = '__next_f';
/** The first call with which a page hands over its data. */
export const FIRST_CALL = `(self.${DATA_LIST}=self.${DATA_LIST}||[]).push([0])`;
/** Before and after the plain JSON of all others. */
export const DATA_CALL = { start: `self.${DATA_LIST}.push(`, end: ')' } as const;

/** Whether a script's text is a piece of a page's data and nothing else: a call with plain JSON, which does nothing but hand it over. */
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

/** Next's name for the order of its style sheets. */
export const PRECEDENCE = 'next';
/** A row of a page's data that tells the browser to fetch a style sheet or a picture ahead, with the sheet's address if it is one. */
const FETCH_HINT = /^:HL\[(?:("[^"\n]+"),"style")?[^\n]*\n/gm;

/**
 * A page's data (what the browser asks for to change pages) with the hints that pay. It is fetched on intent and often not shown in the end:
 * pictures would be paid for by the shopper, so those hints go. A style sheet is awaited before the page can be shown, so it comes along
 * (PERF-05); not as a preload, of which browsers warn when it is not used, but as the sheet itself, which touches nothing of another page.
 */
export function withFewHints(body: Buffer): Buffer {
  const text = body.toString('latin1');
  const rest = text.replace(FETCH_HINT, (_, sheet?: string) =>
    sheet === undefined ? '' : `:HS[${sheet},"${PRECEDENCE}"]\n`,
  );
  return rest === text ? body : Buffer.from(rest, 'latin1');
}

/** Names of the policies by which Next and its bundler set scripts (Trusted Types). */
export const SCRIPT_POLICIES = { router: 'nextjs', bundler: 'nextjs#bundler' } as const;
