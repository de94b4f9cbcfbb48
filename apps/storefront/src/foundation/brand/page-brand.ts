/**
 * What code that comes on intent has to know of the shop's brand. It stands in the page where it is not what the code has anyway
 * (`data-brand` of the root element), so that pages of that brand carry nothing.
 */
export interface PageBrand {
  /** Words that a blank search proposes, in the page's language. */
  readonly keywords: readonly string[];
  /** Lists that a blank search leads to, in the page's language. */
  readonly categories: readonly { readonly href: string; readonly label: string }[];
  /** Where all is said about what the shop keeps of a visitor; null for nowhere. */
  readonly privacy: string | null;
}
