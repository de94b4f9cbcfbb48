import { forgetMeasuringCookies } from '#features/analytics/browser/forget-measuring-cookies.ts';
import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { consentCode } from './consent-code';
import { startMeasuring } from './start-measuring';

/**
 * Does what the shopper chose about measuring, and asks who has not chosen yet (ANA-04). Loaded when the page has come to rest, and only
 * where the shop has a tag manager.
 */
export async function startConsent(): Promise<void> {
  const choice = readCookie(analyticsConsentCookie);
  if (choice === 'granted') startMeasuring();
  else if (choice === 'denied') forgetMeasuringCookies();
  else {
    const { showConsent, messages } = await consentCode.load();
    showConsent(messages);
  }
}

/** Asks anew, for who pressed the footer's button; the focus is in the banner, and goes back to the button with the choice. */
export async function changeConsent(button: HTMLElement): Promise<void> {
  const { showConsent, messages } = await consentCode.load();
  showConsent(messages, button);
}
