import { type AnalyticsConsent, analyticsConsentCookie } from './analytics-consent';
import { COOKIE_MAX_AGE_DAYS, cookieText } from './browser-cookies';

/** A shopper is asked again only after half a year. */
const DAYS = 180;

/**
 * Stores the choice in the browser (ANA-04), longer than the shop's other cookies: those are rewritten by use, this one needs a
 * question.
 */
export function keepAnalyticsConsent(choice: AnalyticsConsent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers the shop supports
  document.cookie = analyticsConsentText(choice, location.protocol === 'https:');
}

/** The text that writes it. The function for the other cookies is part of every page and accepts no lifetime: each byte counts there. */
export function analyticsConsentText(choice: AnalyticsConsent, secure: boolean): string {
  const day = 24 * 60 * 60;
  return cookieText(analyticsConsentCookie.name, choice, secure).replace(
    `max-age=${COOKIE_MAX_AGE_DAYS * day}`,
    `max-age=${DAYS * day}`,
  );
}
