import type { DataLayerEvent } from '@shop/rules/analytics/data-layer-event';
import { pushToDataLayer } from './data-layer';
import { mayPush } from './may-measure';

/**
 * Tells the measuring tools, if the shop has any and the shopper allows them (ANA-01, ANA-04). What happens before is told to nobody, later
 * neither. Nothing they do with it ever reaches the shopper.
 */
export function pushEvent(event: DataLayerEvent): void {
  if (mayPush()) pushToDataLayer(event);
}
