import { prefixOf } from '@shop/rules/language';
import { shopSettings } from './shop-settings';

/** The path of a page in this page's language, without its prefix; '' for the home page of a language with one. */
export function withoutPrefix(path: string): string {
  const prefix = prefixOf(shopSettings().locale);
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}
