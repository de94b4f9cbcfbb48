import type { PlatformContext } from './context.ts';

/** A policy of the shop by its handle; null if it does not exist. */
export function policy(handle: string, { catalogue }: PlatformContext) {
  return catalogue.documents.byHandle('policy', handle) ?? null;
}
