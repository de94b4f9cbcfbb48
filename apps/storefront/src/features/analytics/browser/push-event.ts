import type { DataLayerEvent } from '@shop/rules/analytics/data-layer-event';
import type { Ga4Event } from '../contract/ga4-event';
import { isMeasured, mayPush, pushToDataLayer } from './data-layer';

/**
 * Pushes an event to the measuring tools, if the shop has any and the shopper consents (ANA-01, ANA-04). Events before consent
 * are dropped, not sent later. An error in the tools never affects the shopper.
 */
export function pushEvent(event: DataLayerEvent): void {
  if (mayPush()) pushToDataLayer(event);
}

/**
 * Pushes an event to Google Analytics 4, only with a tag manager and the shopper's consent (ANA-03, ANA-04). The products of the
 * previous event are reset first, as Google advises: a data layer keeps its values.
 */
export function pushGa4Event(event: Ga4Event | null): void {
  if (event !== null && isMeasured()) pushToDataLayer({ ecommerce: null }, event);
}

/** Reports a completed sale. An error in the report never affects the sale (ANA-01): it is logged. */
export function measureSale(report: () => void): void {
  try {
    report();
  } catch (error) {
    console.error('a sale could not be measured', error);
  }
}
