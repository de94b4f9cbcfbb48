import type { Catalogue } from '../catalogue/catalogue.ts';
import { localized } from '../graphql/localized.ts';
import type { Language } from './words.ts';

/** The shop's name set by the merchant. */
export function shopNameOf(catalogue: Catalogue, language: Language): string {
  const [shop] = catalogue.documents.all('shop');
  return shop === undefined ? '' : localized(shop, 'name', shop.name, { language });
}
