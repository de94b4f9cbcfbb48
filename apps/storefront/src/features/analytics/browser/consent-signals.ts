import type { AnalyticsConsent } from '#foundation/cookies/analytics-consent.ts';
import { dataLayer } from './data-layer';

/** What Google's consent mode (version 2) asks about: https://developers.google.com/tag-platform/security/guides/consent */
const NEVER_ASKED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const satisfies Record<string, AnalyticsConsent>;

/**
 * Tells the tag manager what may be stored and used (ANA-04): `default` before anything else, `update` when the shopper has chosen. The
 * shopper is asked about measuring alone, so advertising is never granted.
 */
export function signalConsent(kind: 'default' | 'update', choice: AnalyticsConsent): void {
  command('consent', kind, { ...NEVER_ASKED, analytics_storage: choice });
}

/** A command is taken only as the `arguments` of a function: an array is read as something else. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}
