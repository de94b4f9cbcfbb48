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

/** Rules of a configuration; importing `next` itself would add its global types to every check that reads them. */
export type RedirectRule = Redirect;
export type RewriteRule = Rewrite;

/** Requests, inputs and answers of Next's cache handler. */
export type CacheAnswer = CacheHandlerValue;
export type CacheValue = IncrementalCacheValue;
export type DataSetContext = SetIncrementalFetchCacheContext;
export type CacheGetContext = GetIncrementalFetchCacheContext | GetIncrementalResponseCacheContext;
export type CacheSetContext = SetIncrementalFetchCacheContext | SetIncrementalResponseCacheContext;

/** Has the router prefetch a whole page with its data, instead of its segment tree alone. */
export const WHOLE_PAGE = 'full' as PrefetchKind.FULL;
