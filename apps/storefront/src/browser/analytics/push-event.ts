import type { DataLayerEvent } from '@shop/rules/analytics/data-layer-event';

declare global {
  interface Window {
    /** What a tag manager reads, also what was pushed before it came. */
    dataLayer?: DataLayerEvent[];
  }
}

/** Tells the measuring tools, if the shop has any (ANA-01). Nothing they do with it ever reaches the shopper. */
export function pushEvent(event: DataLayerEvent): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  } catch (error) {
    console.error('the data layer refuses an event', error);
  }
}
