import { type LegalFacts, legalFactsOf } from '@shop/rules/store/legal-facts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { POLICIES } from '#foundation/routing/content-pages.ts';
import { shopBrand } from './shop-brand';
import { storeFactsIn, storeProfileIn } from './store-profile';

/** The shop's legal facts and external links in a language (BRAND-07). Server only. */
export function legalFacts(locale: Locale): LegalFacts {
  return legalFactsOf(storeFactsIn(locale), shopBrand(), locale);
}

/**
 * The address of the privacy policy: the link given, else the page of the store's own policy, relative to the shop (ROUTE-12). Undefined for
 * none. Server only.
 */
export function privacyHref(locale: Locale): string | undefined {
  const isOwn = storeProfileIn(locale)?.policies.some(({ handle }) => handle === 'privacy-policy');
  return (
    legalFacts(locale).links.privacy ?? (isOwn ? localePath(locale, POLICIES['privacy-policy']) : undefined)
  );
}
