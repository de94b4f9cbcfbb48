/** A page or policy of a store that has a text. */
export interface StorePage {
  readonly handle: string;
  readonly title: string;
}

/** What a store is and has, in one language: what the frame of every page says and links to. */
export interface StoreProfile {
  readonly name: string;
  readonly pages: readonly StorePage[];
  /** By their handles in the shop: `refund-policy`, `legal-notice`. */
  readonly policies: readonly StorePage[];
  /** Titles by handle. */
  readonly collections: Readonly<Record<string, string>>;
  readonly hasAdvisors: boolean;
  /** As the store wrote its rules of days (delivery/delivery-rules-schema.ts); null where it did not. */
  readonly deliveryRules: string | null;
}
