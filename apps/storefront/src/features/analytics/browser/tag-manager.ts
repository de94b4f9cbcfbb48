import { hasTyped } from '#foundation/browser/outdated-page.ts';
import { signalConsent } from './consent-signals';
import { dataLayer } from './data-layer';
import { forgetMeasuringCookies } from './forget-measuring-cookies';
import { isMeasured } from './may-measure';

let isLoaded = false;
/** What it was told last. */
let isAllowed = false;

/** Loads the tag manager, which the shopper has just allowed, or had (ANA-04). What is allowed it hears first. */
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
  // The leave may be taken back in another tab.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !isMeasured()) stopTagManager();
  });
}

/**
 * Ends it where the shopper takes the leave back: it is told, its cookies go, and the page is loaded anew without it. A page into which
 * something was typed stays until it is left by another load; there the manager only has been told.
 */
export function stopTagManager(): void {
  forgetMeasuringCookies();
  if (!isAllowed) return;
  signalConsent('update', 'denied');
  isAllowed = false;
  if (!hasTyped()) location.reload();
}
