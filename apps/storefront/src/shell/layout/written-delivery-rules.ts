import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { deliveryRules } from '#foundation/brand/delivery-rules.ts';

const BUILT_IN = JSON.stringify(BUILT_DELIVERY_RULES);

/**
 * The store's delivery rules embedded in a page; undefined if the browser's code contains the same
 * (foundation/browser/page-delivery-rules.ts).
 */
export function writtenDeliveryRules(): DeliveryRules | undefined {
  const rules = deliveryRules();
  return JSON.stringify(rules) === BUILT_IN ? undefined : rules;
}
