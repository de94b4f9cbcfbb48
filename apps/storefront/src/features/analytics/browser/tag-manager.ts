import { hasTyped } from '#foundation/browser/outdated-page.ts';
import { signalConsent } from './consent-signals';
import { dataLayer } from './data-layer';
import { forgetMeasuringCookies } from './forget-measuring-cookies';
import { isMeasured } from './may-measure';

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
