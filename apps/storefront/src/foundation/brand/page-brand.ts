/** Brand data for code that loads on intent, in attributes of the page's root element. */
export interface EmbeddedBrand {
  /** Keywords proposed by a blank search, in the page's language. */
  readonly keywords: readonly string[];
  /** Address of the privacy policy; null for none. */
  readonly privacy: string | null;
}

/** Brand data of a page, for code that loads on intent. */
export interface PageBrand extends EmbeddedBrand {
  /** Lists linked from a blank search, in the page's language. */
  readonly categories: readonly { readonly href: string; readonly label: string }[];
}
