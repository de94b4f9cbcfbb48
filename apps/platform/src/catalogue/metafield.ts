/** A custom field of the shop. `value` is text for every type, as at the provider. */
export interface StoredMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

/** Translations by language code, then by field name. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Types that carry metafields here; also the `parentResource` of each. */
export type MetafieldOwner =
  | 'Article'
  | 'Blog'
  | 'Cart'
  | 'Collection'
  | 'Page'
  | 'Product'
  | 'ProductVariant'
  | 'Shop';

/** Key of an option's name, or of one of its values, in a product's translations. */
export function optionKey(name: string, value?: string): string {
  return value === undefined ? `options.${name}` : `options.${name}.${value}`;
}
