/** What code that comes on intent has to know of the shop's brand. It stands in the page, in attributes of the root element. */
export interface PageBrand {
  /** Words that a blank search proposes, in the page's language. */
  readonly keywords: readonly string[];
  /** Lists that a blank search leads to, in the page's language. */
  readonly categories: readonly { readonly href: string; readonly label: string }[];
  /** Where all is said about what the shop keeps of a visitor; null for nowhere. */
  readonly privacy: string | null;
}
