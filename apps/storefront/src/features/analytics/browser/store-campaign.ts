import { utmChanges } from '@shop/rules/analytics/utm';
import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { attributeCookies } from '#foundation/cookies/attribute-cookies.ts';
import { readCookie, writeCookie } from '#foundation/cookies/browser-cookies.ts';

/**
 * Stores a URL's campaign parameters in cookies, and removes the cookies of missing ones (ANA-02). Nothing is stored if the
 * shopper refused measurement (ANA-04).
 */
export function storeCampaign(search: string): void {
  if (readCookie(analyticsConsentCookie) === 'denied') return;
  const changes: Readonly<Record<string, string | null>> = utmChanges(new URLSearchParams(search));
  for (const codec of attributeCookies) {
    const value = changes[codec.name];
    if (value !== undefined) writeCookie(codec, value === null ? null : codec.parse(value));
  }
}
