import { ApolloCache, ApolloClient, ApolloLink, type Cache, HttpLink } from '@apollo/client';
import { tap } from 'rxjs';
import { API_PATH } from './api-path';
import { makeRetryingFetch } from './retrying-fetch';

/**
 * A cache that keeps nothing: every call of the shop's browser code is `no-cache`, and the client insists on having one.
 * (Its own cache would cost more than half as much again as all the rest of it.)
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
  /** The public access token (PLAT-01). */
  readonly publicToken: string;
  /** Whose carts are made, for the provider's statistics (STORE-05). @default none is named */
  readonly storefrontId?: string | undefined;
  /** Milliseconds after which one attempt of a reading counts as lost. @default BROWSER_TIMEOUT_MS */
  readonly timeoutMs?: number;
  /** Of a write. @default BROWSER_WRITE_TIMEOUT_MS */
  readonly writeTimeoutMs?: number;
  /** Attempts of what may be tried again, in all. @default 3 */
  readonly attempts?: number;
  /** Milliseconds before the second attempt. @default 250 */
  readonly firstWaitMs?: number;
  readonly fetch?: typeof fetch;
}

/** A reading that takes longer is lost: the shopper is told, nothing hangs. */
export const BROWSER_TIMEOUT_MS = 10_000;

/**
 * A write is waited for longer: one that was given up may still be carried out, and nobody could say for certain then
 * (TRUTH-01).
 */
export const BROWSER_WRITE_TIMEOUT_MS = 20_000;

const ATTEMPTS = 3;
const FIRST_WAIT_MS = 250;

/**
 * The browser's client. Nothing is cached: the cart's one owner is its machine, and a component's hook holds what it reads.
 */
export function makeApolloClient(options: ApolloClientOptions): ApolloClient {
  const {
    platformUrl,
    publicToken,
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
        uri: new URL(API_PATH, platformUrl).href,
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
          // Node has no such knowledge.
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
 * The client's answers leave the `extensions` of a query out: a call that wants them gives its `context` a function
 * `onExtensions`, which gets them before the answer comes.
 */
const handOverExtensions = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ extensions }) => {
      const { onExtensions } = operation.getContext() as { onExtensions?: (extensions: unknown) => void };
      onExtensions?.(extensions);
    }),
  ),
);
