import { utmChanges } from '@shop/rules/analytics/utm';
import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { attributeCookies } from '#foundation/cookies/attribute-cookies.ts';
import { readCookie, writeCookie } from '#foundation/cookies/browser-cookies.ts';

/**
 * Keeps the campaign that an address names in its cookies, and removes what it does not name (ANA-02). Who refused to be measured gets none
 * (ANA-04).
 */
export function storeCampaign(search: string): void {
  if (readCookie(analyticsConsentCookie) === 'denied') return;
  const changes: Readonly<Record<string, string | null>> = utmChanges(new URLSearchParams(search));
  for (const codec of attributeCookies) {
    const value = changes[codec.name];
    if (value !== undefined) writeCookie(codec, value === null ? null : codec.parse(value));
  }
}
