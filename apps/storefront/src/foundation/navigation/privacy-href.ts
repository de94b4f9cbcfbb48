import { legalFacts } from '#foundation/brand/legal-facts.ts';
import { hasPolicy } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { POLICIES } from '#foundation/routing/content-pages.ts';

/**
 * The address of the privacy policy: the link given, else the page of the store's own policy, relative to the shop (ROUTE-12). Undefined for
 * none. Server only.
 */
export function privacyHref(locale: Locale): string | undefined {
  return (
    legalFacts(locale).links.privacy ??
    (hasPolicy('privacy-policy', locale) ? localePath(locale, POLICIES['privacy-policy']) : undefined)
  );
}
