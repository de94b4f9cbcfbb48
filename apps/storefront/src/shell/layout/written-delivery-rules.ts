import { BUILT_IN_DELIVERY_RULES, type DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { deliveryRules } from '#foundation/brand/delivery-rules.ts';

const BUILT_IN = JSON.stringify(BUILT_IN_DELIVERY_RULES);

/** What stands in a page of the store's days; undefined where the browser's code has the same (foundation/browser/page-delivery-rules.ts). */
export function writtenDeliveryRules(): DeliveryRules | undefined {
  const rules = deliveryRules();
  return JSON.stringify(rules) === BUILT_IN ? undefined : rules;
}
