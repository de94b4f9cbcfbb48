import { graphqlFailure, OfflineError, type PlatformError } from './operation-result';
import { postOperation, type StorefrontFetch, type StorefrontFetchOptions } from './storefront-fetch';

export interface ShopperFetchOptions extends Omit<StorefrontFetchOptions, 'retries'> {
  /** Timeout of one attempt of a read in milliseconds. @default BROWSER_TIMEOUT_MS */
  readonly timeoutMs?: number;
  /** Timeout of a write. @default BROWSER_WRITE_TIMEOUT_MS */
  readonly writeTimeoutMs?: number;
  /** Maximum attempts of a retryable call. @default 3 */
  readonly attempts?: number;
  /** Milliseconds before the second attempt. @default 250 */
  readonly firstWaitMs?: number;
}

/** Timeout of a read in milliseconds; the shopper then sees a failure. */
export const BROWSER_TIMEOUT_MS = 10_000;

/** A write has a longer timeout: one that timed out may still be carried out, and its outcome would be unknown (TRUTH-01). */
export const BROWSER_WRITE_TIMEOUT_MS = 20_000;

const ATTEMPTS = 3;
const FIRST_WAIT_MS = 250;

/** One shopper's calls, reads and writes, with the retries that are safe (TRUTH-01). Nothing is cached. */
export function makeShopperFetch(options: ShopperFetchOptions): StorefrontFetch {
  const { timeoutMs = BROWSER_TIMEOUT_MS, fetch: send = fetch } = options;
  const retrying = makeRetryingFetch({
    fetch: (...args) => send(...args),
    readTimeoutMs: timeoutMs,
    writeTimeoutMs: options.writeTimeoutMs ?? options.timeoutMs ?? BROWSER_WRITE_TIMEOUT_MS,
    attempts: options.attempts ?? ATTEMPTS,
    firstWaitMs: options.firstWaitMs ?? FIRST_WAIT_MS,
    random: options.random ?? Math.random,
    // Node does not define `onLine`.
    isOnline: () => globalThis.navigator?.onLine !== false,
  });
  return (document, variables, init) =>
    postOperation({ ...options, fetch: retrying }, document, variables, init);
}

export interface RetryingFetchOptions {
  readonly fetch: typeof fetch;
  /** Timeout of one attempt of a read in milliseconds. */
  readonly readTimeoutMs: number;
  /** Timeout of a write: longer, because an abandoned write may still be carried out. */
  readonly writeTimeoutMs: number;
  /** Maximum attempts. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; each later wait is twice as long. */
  readonly firstWaitMs: number;
  /** From 0 to 1, for the jitter. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
}

/** The longest accepted wait; a longer Retry-After counts as an outage. */
const MAX_WAIT_MS = 5_000;

/**
 * A fetch for GraphQL calls with a few retries. It retries calls that the platform certainly did not carry out (429, 503,
 * THROTTLED), and reads after any temporary failure. Waits double, with a jitter of half, and are never shorter than the
 * platform's Retry-After. A write with an unknown outcome is never sent again here (TRUTH-01).
 */
export function makeRetryingFetch(options: RetryingFetchOptions): typeof fetch {
  const { attempts, firstWaitMs, random, isOnline } = options;
  return async (input, init = {}) => {
    const isRead = !isMutation(init.body);
    for (let attempt = 1; ; attempt++) {
      if (!isOnline()) throw new OfflineError('the browser is offline');
      const tried = await attemptOnce(options, input, init, isRead);
      const wait = Math.max(tried.retryAfterMs, firstWaitMs * 2 ** (attempt - 1) * (0.5 + random() / 2));
      const isOver = attempt >= attempts || wait > MAX_WAIT_MS || init.signal?.aborted === true;
      if (isOver || !(tried.isNotCarriedOut || (isRead && tried.mayPass))) return tried.end();
      await waitFor(wait, init.signal);
    }
  };
}

interface Attempt {
  readonly isNotCarriedOut: boolean;
  /** It failed, and a retry may succeed. */
  readonly mayPass: boolean;
  readonly retryAfterMs: number;
  /** Returns the answer, or throws the failure. */
  readonly end: () => Response;
}

async function attemptOnce(
  { fetch: send, readTimeoutMs, writeTimeoutMs }: RetryingFetchOptions,
  input: Parameters<typeof fetch>[0],
  init: RequestInit,
  isRead: boolean,
): Promise<Attempt> {
  try {
    const signal = withTimeout(init.signal, isRead ? readTimeoutMs : writeTimeoutMs);
    const response = await send(input, { ...init, signal });
    const text = await response.text();
    const { status, statusText, headers } = response;
    const errors = errorsIn(text);
    const failure = errors === null || errors.length === 0 ? null : graphqlFailure(errors, status);
    return {
      isNotCarriedOut:
        status === 429 || status === 503 || (failure?.isRetryable === true && failure.execution === 'none'),
      mayPass: status >= 500 || status === 408 || errors === null || failure?.isRetryable === true,
      retryAfterMs: retryAfterMs(headers.get('retry-after')),
      end: () => new Response(text, { status, statusText, headers }),
    };
  } catch (error) {
    return {
      isNotCarriedOut: false,
      // A timeout is not retried, and an abort is no failure.
      mayPass: !(error instanceof DOMException),
      retryAfterMs: 0,
      end: () => {
        throw error;
      },
    };
  }
}

/** The GraphQL errors of an answer; null if it is no GraphQL answer. */
function errorsIn(text: string): PlatformError[] | null {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null) return null;
    const errors: unknown = 'errors' in answer ? answer.errors : [];
    return Array.isArray(errors) ? errors.map((error) => Object(error) as PlatformError) : null;
  } catch {
    // A proxy's page, or a truncated answer.
    return null;
  }
}

function isMutation(body: RequestInit['body']): boolean {
  if (typeof body !== 'string') return true;
  const operation: unknown = JSON.parse(body);
  const query =
    typeof operation === 'object' && operation !== null && 'query' in operation ? operation.query : null;
  // An unreadable body counts as a write.
  return typeof query !== 'string' || !/^\s*(?:query\b|\{)/.test(query);
}

/** A Retry-After header (seconds or a date) in milliseconds. 0 without one. */
function retryAfterMs(header: string | null): number {
  if (header === null) return 0;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

function waitFor(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
}

/** Aborts with the caller's signal or at the timeout, whichever is first. */
function withTimeout(signal: AbortSignal | null | undefined, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  if (!signal) {
    return timeout;
  }
  if (typeof AbortSignal.any === 'function') {
    return AbortSignal.any([signal, timeout]);
  }
  // Browsers released before 2024.
  const both = new AbortController();
  for (const one of [signal, timeout]) {
    one.addEventListener('abort', () => both.abort(one.reason), { once: true });
  }
  return both.signal;
}
