import { startTagManager } from '#features/analytics/browser/tag-manager.ts';
import { observeShopping } from './observe-shopping';

/** Starts measuring with the shopper's new or earlier consent (ANA-04): from the current view on, without earlier ones. */
export function startMeasuring(): void {
  startTagManager();
  observeShopping();
}
