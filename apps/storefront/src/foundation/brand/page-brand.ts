/** Brand data for code that loads on intent. The page contains it in attributes of the root element. */
export interface PageBrand {
  /** Keywords proposed by a blank search, in the page's language. */
  readonly keywords: readonly string[];
  /** Lists linked from a blank search, in the page's language. */
  readonly categories: readonly { readonly href: string; readonly label: string }[];
  /** Address of the privacy policy; null for none. */
  readonly privacy: string | null;
}
