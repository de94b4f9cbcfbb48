import type { Ga4Event } from '../contract/ga4-event';
import { pushToDataLayer } from './data-layer';
import { isMeasured } from './may-measure';

/**
 * Tells Google Analytics 4, through a tag manager that the shop has and the shopper allows (ANA-03, ANA-04); else nobody. The products of the
 * event before are taken back first, as Google advises: a data layer remembers.
 */
export function pushGa4Event(event: Ga4Event | null): void {
  if (event !== null && isMeasured()) pushToDataLayer({ ecommerce: null }, event);
}
