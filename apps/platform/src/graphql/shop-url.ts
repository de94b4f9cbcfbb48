import { localeOfPlatform, prefixOf } from '@shop/rules/language';
import type { PlatformContext } from './context.ts';

/** A shop URL in the language of the request. */
export function shopUrl(path: string, { env, language }: Pick<PlatformContext, 'env' | 'language'>): string {
  if (/^https?:/.test(path)) return path;
  return `${env.shopUrl}${prefixOf(localeOfPlatform(language))}${path}`;
}

/** A policy of the shop by its handle; null if it does not exist. */
export function policy(handle: string, { catalogue }: PlatformContext) {
  return catalogue.documents.byHandle('policy', handle) ?? null;
}
