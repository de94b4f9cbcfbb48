import {
  type DeliveryRules,
  NEUTRAL_DELIVERY_RULES,
  windowValues,
} from '@shop/rules/delivery/delivery-rules';
import { parseDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import { formatYen, yen } from '@shop/rules/yen';
import { shopBrand } from './shop-brand';
import { storeProfile } from './store-profile';

/** By the text that was read, which is the same for hours. */
let known: { readonly text: string; readonly rules: DeliveryRules | null } | null = null;

/**
 * How this shop delivers (DLV-08): as its store says, which followStore reads now and then; else as its brand says, of fees, e-gifts and times alone
 * too; else without a word of fees. Rules that cannot be read are none: followStore says so.
 */
export function deliveryRules(): DeliveryRules {
  const text = storeProfile()?.ja.deliveryRules ?? null;
  if (text !== null && known?.text !== text) {
    const read = parseDeliveryRules(text);
    known = { text, rules: read.ok ? read.value : null };
  }
  const ofStore = text === null ? null : known?.rules;
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

/** What texts of the brand can name of it, in `{braces}`: days counted from the order or on the way, fees, the sum from which on there is none. */
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
