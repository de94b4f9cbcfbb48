import type { CookieCodec } from './browser-cookies';

const CHOICES = ['granted', 'denied'] as const;

/** A shopper's choice about measurement, in the terms of the tag manager's consent signals. */
export type AnalyticsConsent = (typeof CHOICES)[number];

/** `analytics_consent` (ANA-04): the shopper's choice about measurement; absent before a choice. */
export const analyticsConsentCookie: CookieCodec<AnalyticsConsent> = {
  name: 'analytics_consent',
  parse: (text) => CHOICES.find((choice) => choice === text) ?? null,
  format: (choice) => choice,
};
