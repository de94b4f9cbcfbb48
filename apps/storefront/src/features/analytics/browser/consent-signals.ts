import type { AnalyticsConsent } from '#foundation/cookies/analytics-consent.ts';
import { dataLayer } from './data-layer';

/**
 * The consent types of Google's consent mode (version 2) that are never requested:
 * https://developers.google.com/tag-platform/security/guides/consent
 */
const NEVER_ASKED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const satisfies Record<string, AnalyticsConsent>;

/**
 * Signals to the tag manager what may be stored and used (ANA-04): `default` before anything else, `update` after the shopper's
 * choice. The shopper is asked only about measurement, so advertising is never granted.
 */
export function signalConsent(kind: 'default' | 'update', choice: AnalyticsConsent): void {
  command('consent', kind, { ...NEVER_ASKED, analytics_storage: choice });
}

/** The tag manager accepts a command only as a function's `arguments`: it interprets an array differently. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}
