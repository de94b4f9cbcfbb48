/** What the recently checked products are given, before and after their code is there. */
export interface RecentlyCheckedProps<Messages> {
  messages: Messages;
  /** The page's own product: noted as looked at, and left out. */
  productId?: number;
}
