import type { DataLayerEvent } from '@shop/rules/analytics/data-layer-event';
import type { Ga4Event } from '../contract/ga4-event';
import { afterPaint } from './after-paint';
import { hasTagManager, mayPush } from './may-measure';

/** What stands in the data layer beside the shop's events: an order to forget the last products, the manager's start, its commands. */
type DataLayerOrder =
  | { readonly ecommerce: null }
  | { readonly event: 'gtm.js'; readonly 'gtm.start': number }
  | IArguments;

type DataLayer = (DataLayerEvent | Ga4Event | DataLayerOrder)[];

declare global {
  interface Window {
    /** What a tag manager reads, also what was pushed before it came. */
    dataLayer?: DataLayer;
  }
}

/** The page's data layer (ANA-01), made by the first who has something to say. */
export function dataLayer(): DataLayer {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/**
 * Puts what happened into the data layer. Where a tag manager reads it, that is after the next frame: how long its tags take is theirs
 * (ANA-01). What they throw is logged.
 */
export function pushToDataLayer(...entries: DataLayer): void {
  const push = () => {
    try {
      // The leave may have been taken back meanwhile (ANA-04).
      if (mayPush()) dataLayer().push(...entries);
    } catch (error) {
      console.error('the data layer refuses an event', error);
    }
  };
  if (hasTagManager()) afterPaint(push);
  else push();
}
