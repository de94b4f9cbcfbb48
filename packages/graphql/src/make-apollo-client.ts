import { ApolloCache, ApolloClient, ApolloLink, type Cache, HttpLink } from '@apollo/client';
import { tap } from 'rxjs';
import { apiPath } from './api-version';
import { makeRetryingFetch } from './retrying-fetch';

/**
 * A cache that stores nothing: every call of the shop's browser code is `no-cache`, but the client requires a cache.
 * (Its own cache would add more than half of the size of the rest of the client.)
 */
export class NoCache extends ApolloCache {
  override read(): null {
    return null;
  }
  override write(): undefined {
    return undefined;
  }
  override diff<Data>(): Cache.DiffResult<Data> {
    return { complete: false, result: null };
  }
  override watch(): () => void {
    return () => undefined;
  }
  override reset(): Promise<void> {
    return Promise.resolve();
  }
  override evict(): boolean {
    return false;
  }
  override restore(): this {
    return this;
  }
  override extract(): Record<string, never> {
    return {};
  }
  override removeOptimistic(): void {}
  override performTransaction(transaction: (cache: this) => void): void {
    transaction(this);
  }
  override fragmentMatches(): boolean {
    return true;
  }
}

export interface ApolloClientOptions {
  /** The platform's origin. */
  readonly platformUrl: string;
  /** Version of the API. @default STOREFRONT_API_VERSION */
  readonly apiVersion?: string | undefined;
  /** The public access token (PLAT-01). */
  readonly publicToken: string;
  /** The storefront whose carts are created, for the provider's statistics (STORE-05). @default none */
  readonly storefrontId?: string | undefined;
  /** Timeout of one attempt of a read in milliseconds. @default BROWSER_TIMEOUT_MS */
  readonly timeoutMs?: number;
  /** Timeout of a write. @default BROWSER_WRITE_TIMEOUT_MS */
  readonly writeTimeoutMs?: number;
  /** Maximum attempts of a retryable call. @default 3 */
  readonly attempts?: number;
  /** Milliseconds before the second attempt. @default 250 */
  readonly firstWaitMs?: number;
  readonly fetch?: typeof fetch;
}

/** Timeout of a read in milliseconds; the shopper then sees a failure. */
export const BROWSER_TIMEOUT_MS = 10_000;

/** A write has a longer timeout: one that timed out may still be carried out, and its outcome would be unknown (TRUTH-01). */
export const BROWSER_WRITE_TIMEOUT_MS = 20_000;

const ATTEMPTS = 3;
const FIRST_WAIT_MS = 250;

/** The browser's client. Nothing is cached: the cart machine owns the cart, and a component's hook holds its own data. */
export function makeApolloClient(options: ApolloClientOptions): ApolloClient {
  const {
    platformUrl,
    publicToken,
    apiVersion,
    storefrontId,
    timeoutMs = BROWSER_TIMEOUT_MS,
    fetch: send = fetch,
  } = options;
  const { writeTimeoutMs = options.timeoutMs ?? BROWSER_WRITE_TIMEOUT_MS, attempts = ATTEMPTS } = options;
  const { firstWaitMs = FIRST_WAIT_MS } = options;
  return new ApolloClient({
    link: ApolloLink.from([
      handOverExtensions,
      new HttpLink({
        uri: new URL(apiPath(apiVersion), platformUrl).href,
        headers: {
          'X-Shopify-Storefront-Access-Token': publicToken,
          ...(storefrontId !== undefined && { 'Shopify-Storefront-Id': storefrontId }),
        },
        fetch: makeRetryingFetch({
          fetch: (...args) => send(...args),
          readTimeoutMs: timeoutMs,
          writeTimeoutMs,
          attempts,
          firstWaitMs,
          random: Math.random,
          // Node does not define `onLine`.
          isOnline: () => globalThis.navigator?.onLine !== false,
        }),
      }),
    ]),
    cache: new NoCache(),
    defaultOptions: {
      query: { fetchPolicy: 'no-cache' },
      mutate: { fetchPolicy: 'no-cache' },
      watchQuery: { fetchPolicy: 'no-cache' },
    },
    assumeImmutableResults: true,
    devtools: { enabled: false },
  });
}

/**
 * The client drops the `extensions` of a query's answer. A call that needs them passes a function `onExtensions` in its
 * `context`, which receives them before the answer.
 */
const handOverExtensions = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ extensions }) => {
      const { onExtensions } = operation.getContext() as { onExtensions?: (extensions: unknown) => void };
      onExtensions?.(extensions);
    }),
  ),
);
