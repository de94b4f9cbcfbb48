import { hasTyped } from '#foundation/browser/outdated-page.ts';
import type { AnalyticsConsent } from '#foundation/cookies/analytics-consent.ts';
import { dataLayer, isMeasured } from './data-layer';
import { forgetMeasuringCookies } from './forget-measuring-cookies';

let isLoaded = false;
/** The last signalled consent. */
let isAllowed = false;

/** Loads the tag manager after the shopper's consent, new or stored (ANA-04). The consent is signalled to it first. */
export function startTagManager(): void {
  const { tagManager } = document.documentElement.dataset;
  if (tagManager === undefined || isAllowed) return;
  if (!isLoaded) signalConsent('default', 'denied');
  signalConsent('update', 'granted');
  isAllowed = true;
  if (isLoaded) return;
  isLoaded = true;
  dataLayer().push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = tagManager;
  document.head.append(script);
  // Consent may be withdrawn in another tab.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !isMeasured()) stopTagManager();
  });
}

/**
 * Stops the tag manager after withdrawn consent: it is notified, its cookies are deleted, and the page is reloaded without it. A
 * page with typed input is not reloaded; there the manager is only notified until the next load.
 */
export function stopTagManager(): void {
  forgetMeasuringCookies();
  if (!isAllowed) return;
  signalConsent('update', 'denied');
  isAllowed = false;
  if (!hasTyped()) location.reload();
}

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
