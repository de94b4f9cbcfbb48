import { forgetMeasuringCookies } from '#features/analytics/browser/forget-measuring-cookies.ts';
import { codeMessages } from '#foundation/browser/code-messages.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { startMeasuring } from './start-measuring';

/**
 * Applies the shopper's choice about measuring, or asks for one (ANA-04). Loaded when the page is idle, and only if the shop has a tag
 * manager.
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

/** Asks again after a press on the footer's button. The focus moves to the banner, and returns to the button after the choice. */
export async function changeConsent(button: HTMLElement): Promise<void> {
  const { showConsent, messages } = await consentCode.load();
  showConsent(messages, button);
}

const MESSAGES = {
  ja: () => import('#foundation/i18n/__generated__/consent.ja.ts'),
  en: () => import('#foundation/i18n/__generated__/consent.en.ts'),
};

/** The banner's code with its messages in the page's language, for a first or changed choice. */
export const consentCode = lazyModule(async () => {
  const [{ showConsent }, messages] = await Promise.all([
    import('./show-consent'),
    codeMessages('consent', MESSAGES),
  ]);
  return { showConsent, messages };
});
