import type { Locale } from '@shop/rules/language';
import { type LegalFacts, legalFactsOf } from '@shop/rules/store/legal-facts';
import { shopBrand } from './shop-brand';
import { storeFactsIn } from './store-profile';

/** The shop's legal facts and external links in a language (BRAND-07). Server only. */
export function legalFacts(locale: Locale): LegalFacts {
  return legalFactsOf(storeFactsIn(locale), shopBrand(), locale);
}
