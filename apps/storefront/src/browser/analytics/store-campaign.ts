import { utmChanges } from '@shop/rules/analytics/utm';
import { attributeCookies } from '../../cookies/attribute-cookies';
import { writeCookie } from '../../cookies/browser-cookies';

/** Keeps the campaign that an address names in its cookies, and removes what it does not name (ANA-02). */
export function storeCampaign(search: string): void {
  const changes: Readonly<Record<string, string | null>> = utmChanges(new URLSearchParams(search));
  for (const codec of attributeCookies) {
    const value = changes[codec.name];
    if (value !== undefined) writeCookie(codec, value === null ? null : codec.parse(value));
  }
}
