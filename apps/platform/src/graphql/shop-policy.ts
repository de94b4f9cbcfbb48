import type { PlatformContext } from './context.ts';

/** A policy of the shop by its handle; null for one that it does not have. */
export function policy(handle: string, { catalogue }: PlatformContext) {
  return catalogue.documents.byHandle('policy', handle) ?? null;
}
