import { AsyncLocalStorage } from 'node:async_hooks';
import { onePerProcess } from './one-per-process';
import type { Span } from './span';

/**
 * How the cache had a part in an answer: a fresh page, one that is read again after it was sent, one that was rendered for it, one that was
 * asked for by another at the same moment, none.
 */
export type CacheResult = 'hit' | 'stale' | 'miss' | 'joined' | 'none';

/** What is known of the request that the running code works for. */
export interface RequestContext {
  readonly id: string;
  /** Who asks, as limits know them (foundation/http/client-header.ts); never logged. */
  readonly client: string;
  /** The piece of a trace that the running code is part of; null where nobody records any. */
  readonly span: Span | null;
  cache: CacheResult;
}

function storage(): AsyncLocalStorage<RequestContext> {
  return onePerProcess('requestContext', () => new AsyncLocalStorage<RequestContext>());
}

/** Does something, and all that comes of it, for a request. */
export function inRequest<Value>(context: RequestContext, work: () => Value): Value {
  return storage().run(context, work);
}

/** The request that the running code works for; undefined outside of one. */
export function currentRequest(): RequestContext | undefined {
  return storage().getStore();
}

/** Says what the cache had to do with the answer of this request. */
export function noteCache(result: CacheResult): void {
  const request = currentRequest();
  if (request !== undefined) request.cache = result;
}
