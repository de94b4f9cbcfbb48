import type { DataLayerEvent } from '@shop/rules/analytics/data-layer-event';
import { afterPaint } from '#foundation/browser/after-paint.ts';
import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import type { Ga4Event } from '../contract/ga4-event';

/** Other entries of the data layer: the reset of the last products, the manager's start, its commands. */
type DataLayerOrder =
  | { readonly ecommerce: null }
  | { readonly event: 'gtm.js'; readonly 'gtm.start': number }
  | IArguments;

type DataLayer = (DataLayerEvent | Ga4Event | DataLayerOrder)[];

declare global {
  interface Window {
    /** Read by a tag manager, including entries pushed before it loaded. */
    dataLayer?: DataLayer;
  }
}

/** The page's data layer (ANA-01), created on first use. */
export function dataLayer(): DataLayer {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/**
 * Pushes entries into the data layer; with a tag manager after the next frame, because its tags may be slow (ANA-01). Their
 * errors are logged.
 */
export function pushToDataLayer(...entries: DataLayer): void {
  const push = () => {
    try {
      // Consent may have been withdrawn meanwhile (ANA-04).
      if (mayPush()) dataLayer().push(...entries);
    } catch (error) {
      console.error('the data layer rejected an event', error);
    }
  };
  if (hasTagManager()) afterPaint(push);
  else push();
}

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
