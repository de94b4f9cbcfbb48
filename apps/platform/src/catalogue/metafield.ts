/** A fact that the shop added to the provider's own fields. `value` is text, whatever the type, as the provider keeps it. */
export interface StoredMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

/** Words in other languages by language code, then by field name. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Types of the things that carry metafields here; they are also the `parentResource` of each. */
export type MetafieldOwner =
  | 'Article'
  | 'Blog'
  | 'Cart'
  | 'Collection'
  | 'Page'
  | 'Product'
  | 'ProductVariant'
  | 'Shop';
