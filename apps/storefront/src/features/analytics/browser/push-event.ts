import type { DataLayerEvent } from '@shop/rules/analytics/data-layer-event';
import { pushToDataLayer } from './data-layer';
import { mayPush } from './may-measure';

/**
 * Pushes an event to the measuring tools, if the shop has any and the shopper consents (ANA-01, ANA-04). Events before consent
 * are dropped, not sent later. An error in the tools never affects the shopper.
 */
export function pushEvent(event: DataLayerEvent): void {
  if (mayPush()) pushToDataLayer(event);
}
