import { ApolloCache, ApolloClient, ApolloLink, type Cache, type OperationVariables } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import type { StorefrontDocument, StorefrontFetch } from './storefront-fetch';

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

/** The client of the components' hooks, over the shop's transport. Nothing is cached: a hook holds its own data. */
export function makeApolloClient(send: StorefrontFetch): ApolloClient {
  return new ApolloClient({
    link: new ApolloLink(
      ({ query, variables }) =>
        new Observable((observer) => {
          const abort = new AbortController();
          const document = print(query) as StorefrontDocument<Record<string, unknown>, OperationVariables>;
          void send(document, variables, { signal: abort.signal }).then((result) => {
            if (!result.ok) return observer.error(new Error(result.error.detail));
            observer.next({ data: result.value });
            observer.complete();
          });
          return () => abort.abort();
        }),
    ),
    cache: new NoCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'no-cache' }, query: { fetchPolicy: 'no-cache' } },
    assumeImmutableResults: true,
    devtools: { enabled: false },
  });
}
