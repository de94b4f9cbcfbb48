import type { Ga4Event } from '../contract/ga4-event';
import { pushToDataLayer } from './data-layer';
import { isMeasured } from './may-measure';

/**
 * Pushes an event to Google Analytics 4, only with a tag manager and the shopper's consent (ANA-03, ANA-04). The products of the
 * previous event are reset first, as Google advises: a data layer keeps its values.
 */
export function pushGa4Event(event: Ga4Event | null): void {
  if (event !== null && isMeasured()) pushToDataLayer({ ecommerce: null }, event);
}
