import type { DataLayerEvent } from '@shop/rules/analytics/data-layer-event';
import type { Ga4Event } from '../contract/ga4-event';
import { afterPaint } from './after-paint';
import { hasTagManager, mayPush } from './may-measure';

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
