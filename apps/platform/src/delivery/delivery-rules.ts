import { BUILT_IN_DELIVERY_RULES, type DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { DELIVERY_RULES_METAFIELD, parseDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** By the text that was read: a malformed one is told once. */
let known: { readonly text: string; readonly rules: DeliveryRules } | null = null;

/** On which days this store delivers, as its own metafield says; the built-in rules where it says nothing, or nothing that can be read. */
export function deliveryRules({ documents }: Pick<Catalogue, 'documents'>): DeliveryRules {
  const { namespace, key } = DELIVERY_RULES_METAFIELD;
  const text = documents
    .all('shop')[0]
    ?.metafields.find((field) => field.namespace === namespace && field.key === key)?.value;
  if (text === undefined) return BUILT_IN_DELIVERY_RULES;
  if (known?.text !== text) {
    const read = parseDeliveryRules(text);
    if (!read.ok)
      console.error(`the metafield ${namespace}.${key} of the shop: ${read.error}; the built-in rules hold`);
    known = { text, rules: read.ok ? read.value : BUILT_IN_DELIVERY_RULES };
  }
  return known.rules;
}
