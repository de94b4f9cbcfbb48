import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { tap } from 'rxjs';
import { API_PATH } from './api-path';
import { NoCache } from './no-cache';

export interface ApolloClientOptions {
  /** The platform's origin. */
  readonly platformUrl: string;
  /** The public access token (PLAT-01). */
  readonly publicToken: string;
  /** Milliseconds after which a call counts as lost. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

/** A cart call that takes longer is lost: the shopper is told, nothing hangs. */
export const BROWSER_TIMEOUT_MS = 10_000;

/**
 * The browser's client, for the cart only. The cart is never cached: its one keeper is the cart machine.
 */
export function makeApolloClient(options: ApolloClientOptions): ApolloClient {
  const { platformUrl, publicToken, timeoutMs = BROWSER_TIMEOUT_MS, fetch: send = fetch } = options;
  return new ApolloClient({
    link: ApolloLink.from([
      handOverExtensions,
      new HttpLink({
        uri: new URL(API_PATH, platformUrl).href,
        headers: { 'X-Shopify-Storefront-Access-Token': publicToken },
        fetch: (input, init = {}) => send(input, { ...init, signal: withTimeout(init.signal, timeoutMs) }),
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
 * `onExtensions`, which hears of them before the answer comes.
 */
const handOverExtensions = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ extensions }) => {
      const { onExtensions } = operation.getContext() as { onExtensions?: (extensions: unknown) => void };
      onExtensions?.(extensions);
    }),
  ),
);

/** Ends with the caller's signal or with the time, whichever is first. */
function withTimeout(signal: AbortSignal | null | undefined, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  if (!signal) {
    return timeout;
  }
  if (typeof AbortSignal.any === 'function') {
    return AbortSignal.any([signal, timeout]);
  }
  // Browsers of before 2024.
  const both = new AbortController();
  for (const one of [signal, timeout]) {
    one.addEventListener('abort', () => both.abort(one.reason), { once: true });
  }
  return both.signal;
}
