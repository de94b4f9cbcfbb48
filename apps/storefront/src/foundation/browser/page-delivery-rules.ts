import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';

/** The store's delivery rules: those embedded in the page (shell/layout/embedded-settings.ts), else the compiled ones. */
export function pageDeliveryRules(): DeliveryRules {
  const { deliveryRules } = document.documentElement.dataset;
  // The shop's own server wrote it.
  return deliveryRules === undefined ? BUILT_DELIVERY_RULES : (JSON.parse(deliveryRules) as DeliveryRules);
}
