import { legalFacts } from '#foundation/brand/legal-facts.ts';
import { storeProfileIn } from '#foundation/brand/store-profile.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { POLICIES } from '#foundation/routing/content-pages.ts';

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
