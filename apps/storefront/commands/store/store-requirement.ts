import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { DELIVERY_RULES_METAFIELD } from '@shop/rules/delivery/delivery-rules-schema';
import type { Locale } from '@shop/rules/language';

/** A metafield's owner, as the Admin API names it. */
export type MetafieldOwner = 'PRODUCT' | 'PRODUCTVARIANT' | 'COLLECTION' | 'PAGE' | 'ARTICLE' | 'SHOP';

/** A title in the store's own language, and in the shop's others, which are written as the store's translations. */
export interface RequiredTitle {
  readonly title: string;
  readonly otherTitles?: Readonly<Partial<Record<Locale, string>>>;
}

/** One of the shop's requirements for a store; a missing one is reported with what it breaks. */
export type StoreRequirement = {
  /** The consequence of its absence, completing the sentence "without it …". */
  readonly breaks: string;
} & (
  | { readonly kind: 'permission'; readonly scope: string }
  | { readonly kind: 'language'; readonly locale: Locale }
  | {
      readonly kind: 'metaobject';
      readonly type: string;
      readonly name: string;
      /** Types of its fields, by key. */
      readonly fields: Readonly<Record<string, string>>;
      /** Types of the entries that fields refer to, by key; such a type precedes this one. */
      readonly refersTo?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'metafield';
      readonly owner: MetafieldOwner;
      readonly namespace: string;
      readonly key: string;
      readonly type: string;
      /** Type of the entries that it refers to. */
      readonly refersTo?: string;
    }
  | ({
      readonly kind: 'collection';
      readonly handle: string;
      /** The store itself fills it with every product that costs something. */
      readonly isOfEverything?: true;
      /** `shop.kind` and `shop.path`. */
      readonly facts?: Readonly<Record<'kind' | 'path', string>>;
    } & RequiredTitle)
  | ({
      readonly kind: 'menu';
      readonly handle: string;
      /** The collections that it links to, in order: entries have their titles. */
      readonly collections: readonly ({ readonly handle: string } & RequiredTitle)[];
    } & RequiredTitle)
  | ({ readonly kind: 'page' | 'blog'; readonly handle: string } & RequiredTitle)
  | { readonly kind: 'policy'; readonly type: 'REFUND_POLICY' | 'TERMS_OF_SERVICE'; readonly title: string }
  | { readonly kind: 'discountCode'; readonly code: string; readonly percent: number }
  | { readonly kind: 'webhook'; readonly topic: string }
  | {
      /** Content of the shop's metafield DELIVERY_RULES_METAFIELD (DLV-08). */
      readonly kind: 'deliveryRules';
      readonly rules: DeliveryRules;
    }
  | {
      /** Valid values of the shop's metafields SHOP_FACT_KEYS, as far as the store gives any (BRAND-07). */
      readonly kind: 'shopFacts';
    }
  | { readonly kind: 'product' }
);

/** The name of a requirement, unique within its kind. */
export function nameOfRequirement(requirement: StoreRequirement): string {
  switch (requirement.kind) {
    case 'permission':
      return requirement.scope;
    case 'language':
      return requirement.locale;
    case 'metaobject':
      return requirement.type;
    case 'metafield':
      return `${requirement.owner} ${requirement.namespace}.${requirement.key}`;
    case 'policy':
      return requirement.type;
    case 'discountCode':
      return requirement.code;
    case 'webhook':
      return requirement.topic;
    case 'deliveryRules':
      return `value of SHOP ${DELIVERY_RULES_METAFIELD.namespace}.${DELIVERY_RULES_METAFIELD.key}`;
    case 'shopFacts':
      return 'legal facts and links that can be shown';
    case 'product':
      return 'one that is published';
    default:
      return requirement.handle;
  }
}
