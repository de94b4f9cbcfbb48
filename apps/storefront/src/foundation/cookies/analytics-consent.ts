import type { CookieCodec } from './browser-cookies';

const CHOICES = ['granted', 'denied'] as const;

/** What a shopper chose about being measured, in the words of the tag manager's consent signals. */
export type AnalyticsConsent = (typeof CHOICES)[number];

/** `analytics_consent` (ANA-04): the shopper's choice about measuring; absent while nothing was chosen. */
export const analyticsConsentCookie: CookieCodec<AnalyticsConsent> = {
  name: 'analytics_consent',
  parse: (text) => CHOICES.find((choice) => choice === text) ?? null,
  format: (choice) => choice,
};
