import { legalFacts } from '#foundation/brand/legal-facts.ts';
import { hasPolicy } from '#foundation/brand/shop-brand.ts';
import { storeFactsIn } from '#foundation/brand/store-profile.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { POLICIES } from '#foundation/routing/content-pages.ts';

/**
 * The address of the privacy policy: the link that the store gives, else the page of its own policy, relative to the shop, else the brand's
 * link (ROUTE-12). Undefined for none. Server only.
 */
export function privacyHref(locale: Locale): string | undefined {
  const ofStore = storeFactsIn(locale).privacy_url;
  if (ofStore !== undefined) return ofStore;
  return hasPolicy('privacy-policy', locale)
    ? localePath(locale, POLICIES['privacy-policy'])
    : legalFacts(locale).links.privacy;
}
