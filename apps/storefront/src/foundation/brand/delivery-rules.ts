import {
  type DeliveryRules,
  NEUTRAL_DELIVERY_RULES,
  windowValues,
} from '@shop/rules/delivery/delivery-rules';
import { parseDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import { formatYen, yen } from '@shop/rules/yen';
import { shopBrand } from './shop-brand';
import { storeProfile } from './store-profile';

/** Cached by the source text, which stays the same for hours. */
let parsedRules: { readonly text: string; readonly rules: DeliveryRules | null } | null = null;

/**
 * This shop's delivery rules (DLV-08): the store's, which followStore reads regularly; else the brand's, also individually for fees,
 * e-gifts and times; else rules without fees. Invalid rules count as none: followStore logs them.
 */
export function deliveryRules(): DeliveryRules {
  const text = storeProfile()?.ja.deliveryRules ?? null;
  if (text !== null && parsedRules?.text !== text) {
    const read = parseDeliveryRules(text);
    parsedRules = { text, rules: read.ok ? read.value : null };
  }
  const ofStore = text === null ? null : parsedRules?.rules;
  const ofBrand = shopBrand().deliveryRules;
  if (!ofStore) return ofBrand ?? NEUTRAL_DELIVERY_RULES;
  const { fees = ofBrand?.fees, eGift = ofBrand?.eGift, times = ofBrand?.times, ...days } = ofStore;
  return {
    ...days,
    ...(fees && { fees }),
    ...(eGift !== undefined && { eGift }),
    ...(times && { times }),
  };
}

/**
 * Delivery values that the brand's texts can use in `{braces}`: days counted from the order or in transit, fees, the total from which
 * delivery is free.
 */
export function deliveryValues(): Readonly<Record<string, string>> {
  const { window, dispatch, fees } = deliveryRules();
  const { from, to } = windowValues(window);
  return {
    from: String(from),
    to: String(to),
    ...(dispatch && { transit: String(dispatch.transitDays) }),
    ...(fees && {
      fee: formatYen(fees.regular),
      farFee: formatYen(yen(Math.max(fees.regular, ...fees.areas.map(({ fee }) => fee)))),
      ...(fees.freeFrom !== null && { freeFrom: formatYen(fees.freeFrom) }),
    }),
  };
}
