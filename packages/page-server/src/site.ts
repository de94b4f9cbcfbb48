import type { CachedPage } from './page-store';

/** The body of a refusal (RFC 9457). */
export interface Problem {
  readonly title: string;
  readonly status: number;
  /** Which fields of a body are wrong. */
  readonly errors?: { field: string; detail: string }[] | undefined;
}

/** Pages that stand in for an answer that went wrong. */
export type ErrorPageName = 'missing' | 'refused' | 'unreachable' | 'failed';

/**
 * How the cache had a part in an answer: a fresh page, one that is read again after it was sent, one that was rendered for it, one that was
 * asked for by another at the same moment, none.
 */
export type CacheResult = 'hit' | 'stale' | 'miss' | 'joined' | 'none';

/** What the page server is told of the site that it serves. It knows nothing else of it. */
export interface Site {
  /** Whether a path belongs to programs, which are answered with a problem body and not with a page. */
  isEndpoint(path: string): boolean;
  /** The methods that a path answers, without OPTIONS, which every path does; null for an endpoint that there is not. */
  methodsOf(path: string): readonly string[] | null;
  /** Whether an address carries a request beside being opened: its answer depends on who asks, and is stored nowhere. */
  carriesRequest(address: string): boolean;
  /** The part of a query that changes a page, in one order; empty where nothing of it does. */
  canonicalQuery(path: string, given: URLSearchParams): string;
  /** Whether a path, as it is meant, is the inner name of a page: from outside there is nothing there. */
  isInnerPath(path: string): boolean;
  /** An address at which there is nothing, in the language of a path. */
  missingPath(path: string): string;
  /** The address of an error page, in the language of the address that was asked for. */
  errorPath(name: ErrorPageName, address: string): string;
  /** A page as it is sent under one of its addresses; the same object where nothing of it depends on that. */
  forAddress(html: Buffer, address: string): Buffer;
  /**
   * A cached page as a request for one of its addresses gets it; the same object where nothing depends on the address, else one with a tag of its own.
   * @param address with its query
   */
  asAsked(page: CachedPage, address: string): CachedPage;
  /** What pages are made of when it is out of reach: who made a page meanwhile made it of nothing. */
  readonly outage: {
    /** @param start of the monotonic clock, in milliseconds */
    since(start: number): boolean;
    readonly problem: Problem;
    /** Seconds after which it is worth trying again. */
    readonly retryAfterSeconds: number;
  };
  /** Name in `Server-Timing` of the time at the site, in milliseconds since 1970. */
  readonly clockMetric: string;
  /** Told what the cache had to do with the answer of the request at hand. */
  noteCache(result: CacheResult): void;
}
