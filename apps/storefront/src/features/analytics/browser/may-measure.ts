import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';

/** Whether the shop has a tag manager, and the shopper consents to measurement (ANA-04). */
export function isMeasured(): boolean {
  return hasTagManager() && readCookie(analyticsConsentCookie) === 'granted';
}

/**
 * Whether an event may be pushed into the page's data layer (ANA-01). Without a tag manager it is not read and ends with the
 * page. With one it counts as sent, so the shopper's consent is required (ANA-04).
 */
export function mayPush(): boolean {
  return !hasTagManager() || isMeasured();
}

/** Whether a tag manager reads the page's data layer. */
export function hasTagManager(): boolean {
  return document.documentElement.dataset['tagManager'] !== undefined;
}
