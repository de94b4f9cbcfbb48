import { ApolloCache, type Cache } from '@apollo/client';

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
