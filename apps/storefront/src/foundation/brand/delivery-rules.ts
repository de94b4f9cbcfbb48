import {
  BUILT_IN_DELIVERY_RULES,
  type DeliveryRules,
  windowValues,
} from '@shop/rules/delivery/delivery-rules';
import { parseDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import { shopBrand } from './shop-brand';
import { storeProfile } from './store-profile';

/** By the text that was read, which is the same for hours. */
let known: { readonly text: string; readonly rules: DeliveryRules | null } | null = null;

/**
 * On which days this shop delivers (DLV-08): as its store says, which followStore reads now and then; else as its brand says. Rules that cannot
 * be read are none: followStore says so.
 */
export function deliveryRules(): DeliveryRules {
  const text = storeProfile()?.ja.deliveryRules ?? null;
  if (text !== null && known?.text !== text) {
    const read = parseDeliveryRules(text);
    known = { text, rules: read.ok ? read.value : null };
  }
  const ofStore = text === null ? null : known?.rules;
  return ofStore ?? shopBrand().deliveryRules ?? BUILT_IN_DELIVERY_RULES;
}

/** This shop's window as words say it. */
export function deliveryWindowValues(): { from: number; to: number } {
  return windowValues(deliveryRules().window);
}
