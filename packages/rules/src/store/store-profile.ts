import type { WrittenShopFacts } from './shop-facts';

/** A page of a store that has content. */
export interface StorePage {
  readonly handle: string;
  readonly title: string;
}

/** The policies with a page in the shop, by their addresses. A shop needs the first two by Japanese law. */
export const POLICY_HANDLES = ['refund-policy', 'legal-notice', 'privacy-policy', 'shipping-policy'] as const;

export type PolicyHandle = (typeof POLICY_HANDLES)[number];

/** A policy of a store that has content. */
export interface StorePolicy extends StorePage {
  readonly handle: PolicyHandle;
}

/** What a store has a page of as soon as it has one: the ranking of its goods, and its texts. */
export type ContentSection = 'ranking' | 'advisors' | 'news' | 'columns';

/** A store's data in one language: the content and links of every page's frame. */
export interface StoreProfile {
  readonly name: string;
  readonly pages: readonly StorePage[];
  readonly policies: readonly StorePolicy[];
  /** Titles by handle, of those with goods. */
  readonly collections: Readonly<Record<string, string>>;
  /** Handles of the lists to which its menus of those names link. */
  readonly menus: Readonly<Record<'categories' | 'purposes', readonly string[]>>;
  /** Child ids of the AI tags of its goods; null if it does not count them. */
  readonly tags: readonly number[] | null;
  /** The sections that have any content. */
  readonly sections: readonly ContentSection[];
  /** The store's delivery day rules as entered (delivery/delivery-rules-schema.ts); null if not entered. */
  readonly deliveryRules: string | null;
  /** The store's legal facts and links as entered (shop-facts.ts). */
  readonly facts: WrittenShopFacts;
}
