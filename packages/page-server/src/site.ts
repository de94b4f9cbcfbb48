import type { CachedPage } from './page-store';

/** The body of a refusal (RFC 9457). */
export interface Problem {
  readonly title: string;
  readonly status: number;
  /** Which fields of a body are wrong. */
  readonly errors?: { field: string; detail: string }[] | undefined;
}

/** Error pages; `form` is of a form that was refused or failed, whose effect may be there. */
export type ErrorPageName = 'missing' | 'refused' | 'unreachable' | 'failed' | 'form';

/**
 * The cache's part in an answer: a fresh page, a stale one that is refreshed after sending, one rendered for it, one shared with a
 * concurrent request, none.
 */
export type CacheResult = 'hit' | 'stale' | 'miss' | 'joined' | 'none';

/** The site's description for the page server, which knows nothing else of it. */
export interface Site {
  /** Whether a path belongs to programs, which get a problem body instead of a page. */
  isEndpoint(path: string): boolean;
  /** The methods that a path answers, without OPTIONS, which every path does; null for an unknown endpoint. */
  methodsOf(path: string): readonly string[] | null;
  /** Whether an address triggers an action when opened: its answer depends on the client, and is never stored. */
  carriesRequest(address: string): boolean;
  /** The part of a query that changes a page, in canonical order; empty if none does. */
  canonicalQuery(path: string, given: URLSearchParams): string;
  /** Whether a decoded path is a page's internal name, which does not exist from outside. */
  isInnerPath(path: string): boolean;
  /** An address that does not exist, in the language of a path. */
  missingPath(path: string): string;
  /** The address of an error page, in the language of the requested address. */
  errorPath(name: ErrorPageName, address: string): string;
  /** A page as sent under one of its addresses. */
  forAddress(html: string, address: string): string;
  /**
   * A cached page for one of its addresses; the same object if nothing depends on the address, else one with its own tag.
   * @param address with its query
   */
  asAsked(page: CachedPage, address: string): CachedPage;
  /** Outages of the pages' data source: a page rendered during one has no data. */
  readonly outage: {
    /** @param start of the monotonic clock, in milliseconds */
    since(start: number): boolean;
    readonly problem: Problem;
    /** Seconds after which a retry makes sense. */
    readonly retryAfterSeconds: number;
  };
  /** Name in `Server-Timing` of the site's time, in milliseconds since 1970. */
  readonly clockMetric: string;
  /** Called with the cache's part in the current request's answer. */
  noteCache(result: CacheResult): void;
}

/** Longest time from a failed read to the end of its render's error page, in milliseconds. */
const FAILED_RENDER_MS = 10_000;

/**
 * Whether an outage explains a failed render. Next lets concurrent requests share one render, so a request may begin after the read that
 * failed its render.
 * @param start of the request
 */
export function isFailedByOutage({ outage }: Pick<Site, 'outage'>, start: number): boolean {
  return outage.since(start - FAILED_RENDER_MS);
}
