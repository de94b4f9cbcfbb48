/** The props of the recently checked products, before and after their code is loaded. */
export interface RecentlyCheckedProps<Messages> {
  messages: Messages;
  /** The page's own product: recorded as viewed, and excluded. */
  productId?: number;
}
