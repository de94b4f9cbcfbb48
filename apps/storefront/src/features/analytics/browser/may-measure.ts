import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';

/** Whether the shop has a tag manager, and the shopper allows it to measure (ANA-04). */
export function isMeasured(): boolean {
  return hasTagManager() && readCookie(analyticsConsentCookie) === 'granted';
}

/**
 * Whether an event may be put into the page's data layer (ANA-01): without a tag manager nobody reads it and it ends with the page; with one
 * it is as good as sent, so the shopper has to have allowed it (ANA-04).
 */
export function mayPush(): boolean {
  return !hasTagManager() || isMeasured();
}

/** Whether somebody reads the page's data layer. */
export function hasTagManager(): boolean {
  return document.documentElement.dataset['tagManager'] !== undefined;
}
