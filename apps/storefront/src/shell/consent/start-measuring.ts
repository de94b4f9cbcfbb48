import { startTagManager } from '#features/analytics/browser/tag-manager.ts';
import { observeShopping } from './observe-shopping';

/** Begins to measure, which the shopper has just allowed, or had (ANA-04): with what is shown at this moment, and not with what was before. */
export function startMeasuring(): void {
  startTagManager();
  observeShopping();
}
