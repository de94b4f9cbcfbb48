import type { AnalyticsConsent } from '../../cookies/analytics-consent';
import { dataLayer } from './data-layer';

/** What Google's consent mode (version 2) asks about: https://developers.google.com/tag-platform/security/guides/consent */
const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/** Tells the tag manager what may be stored and used (ANA-04): `default` before anything else, `update` when the shopper has chosen. */
export function signalConsent(kind: 'default' | 'update', choice: AnalyticsConsent): void {
  command('consent', kind, Object.fromEntries(SIGNALS.map((name) => [name, choice])));
}

/** A command is taken only as the `arguments` of a function: an array is read as something else. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}
