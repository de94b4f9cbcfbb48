import { localeOfPlatform, prefixOf } from '@shop/rules/language';
import type { CartView } from '../cart/cart-view.ts';
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

/** Checkout URL of a cart, in the language of the request. */
export function checkoutUrl(
  { cart }: Pick<CartView, 'cart'>,
  { env, language }: Pick<PlatformContext, 'env' | 'language'>,
): string {
  const locale = language === cart.language ? '' : `&locale=${language.toLowerCase()}`;
  return `${env.url}/checkouts/cn/${cart.token}?key=${cart.key}${locale}`;
}
