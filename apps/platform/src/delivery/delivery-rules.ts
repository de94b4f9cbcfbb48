import type { BrandName } from '@shop/brands/brand-names';
import { BRANDS } from '@shop/brands/brands';
import { type DeliveryRules, NEUTRAL_DELIVERY_RULES } from '@shop/rules/delivery/delivery-rules';
import { DELIVERY_RULES_METAFIELD, parseDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import type { FeeTable } from '@shop/rules/delivery/shipping-fee';
import { yen } from '@shop/rules/yen';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** A store's rules, and what its zones cost: a checkout has to know, whether the shop says it or not. */
export interface StoreDelivery extends DeliveryRules {
  readonly fees: FeeTable;
}

/** A store whose brand names no fees sends its parcels for nothing. */
const NO_FEES: FeeTable = { regular: yen(0), areas: [], freeFrom: null };

/** The last parsed text and its rules: a malformed text is logged once. */
let parsedRules: { readonly text: string; readonly rules: DeliveryRules | null } | null = null;
let ofBrand = deliveryOfBrand('none');

/** From now on this process delivers as a brand does where its store says nothing. */
export function deliverAs(brand: BrandName | 'none'): void {
  ofBrand = deliveryOfBrand(brand);
}

/** How a brand delivers: what its store is seeded with. */
export function deliveryOfBrand(brand: BrandName | 'none'): StoreDelivery {
  const own = brand === 'none' ? undefined : BRANDS[brand].deliveryRules;
  return { ...(own ?? NEUTRAL_DELIVERY_RULES), fees: own?.fees ?? NO_FEES };
}

/** How this store delivers, as its own metafield says; as its brand where it says nothing, or nothing that can be read. */
export function deliveryRules({ documents }: Pick<Catalogue, 'documents'>): StoreDelivery {
  const { namespace, key } = DELIVERY_RULES_METAFIELD;
  const text = documents
    .all('shop')[0]
    ?.metafields.find((field) => field.namespace === namespace && field.key === key)?.value;
  if (text === undefined) return ofBrand;
  if (parsedRules?.text !== text) {
    const read = parseDeliveryRules(text);
    if (!read.ok)
      console.error(`the metafield ${namespace}.${key} of the shop: ${read.error}; the brand’s rules apply`);
    parsedRules = { text, rules: read.ok ? read.value : null };
  }
  return parsedRules.rules === null
    ? ofBrand
    : { ...parsedRules.rules, fees: parsedRules.rules.fees ?? ofBrand.fees };
}
