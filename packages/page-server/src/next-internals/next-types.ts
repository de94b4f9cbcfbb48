import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import type { Redirect, Rewrite } from 'next/dist/lib/load-custom-routes';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import type {
  GetIncrementalFetchCacheContext,
  GetIncrementalResponseCacheContext,
  IncrementalCacheValue,
  SetIncrementalFetchCacheContext,
  SetIncrementalResponseCacheContext,
} from 'next/dist/server/response-cache';

/** Rows of a configuration; `next` itself would bring its global types into every check that reads them. */
export type RedirectRule = Redirect;
export type RewriteRule = Rewrite;

/** What Next's cache handler is asked with, is given, and answers. */
export type CacheAnswer = CacheHandlerValue;
export type CacheValue = IncrementalCacheValue;
export type DataSetContext = SetIncrementalFetchCacheContext;
export type CacheGetContext = GetIncrementalFetchCacheContext | GetIncrementalResponseCacheContext;
export type CacheSetContext = SetIncrementalFetchCacheContext | SetIncrementalResponseCacheContext;

/** Has the router bring a whole page ahead, with its data, and not the tree of its segments alone. */
export const WHOLE_PAGE = 'full' as PrefetchKind.FULL;
