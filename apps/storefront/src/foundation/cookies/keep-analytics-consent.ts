import { type AnalyticsConsent, analyticsConsentCookie } from './analytics-consent';
import { COOKIE_MAX_AGE_DAYS, cookieText } from './browser-cookies';

/** Who has chosen is not asked again for half a year. */
const DAYS = 180;

/** Keeps the choice in the browser (ANA-04), longer than the shop's other cookies: these write themselves anew, this one is asked for. */
export function keepAnalyticsConsent(choice: AnalyticsConsent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers the shop supports
  document.cookie = analyticsConsentText(choice, location.protocol === 'https:');
}

/** The text that writes it. What writes the other cookies stands in every page and takes no days: each byte counts there. */
export function analyticsConsentText(choice: AnalyticsConsent, secure: boolean): string {
  const day = 24 * 60 * 60;
  return cookieText(analyticsConsentCookie.name, choice, secure).replace(
    `max-age=${COOKIE_MAX_AGE_DAYS * day}`,
    `max-age=${DAYS * day}`,
  );
}
