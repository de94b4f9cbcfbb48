/** Most variants of one cart link (LINK-01). */
export const CART_LINK_ITEMS_MAX = 50;
/** Maximum quantity of a variant in a link: a cart holds more than one add takes. */
export const CART_LINK_QUANTITY_MAX = 9_999;

/** A variant and its quantity. */
export interface CartLinkItem {
  /** Its number. */
  readonly variantId: number;
  /** 1 to `CART_LINK_QUANTITY_MAX`. */
  readonly quantity: number;
}

/** The items of lines, each variant once, with the sum of its quantities: lines of one variant differ by attributes that a link does not carry. */
export function itemsOfLines(lines: readonly CartLinkItem[]): readonly CartLinkItem[] {
  const quantities = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  }
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }));
}

/** The items in URL format: `{variant}:{quantity},{variant}:{quantity}`. */
export function formatCartLinkItems(items: readonly CartLinkItem[]): string {
  return items.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join(',');
}

/**
 * The items of an order as links, which together carry all of them; null if a quantity is more than a link can say. A link adds to the
 * cart, so that they may be opened one after the other.
 */
export function cartLinksOf(items: readonly CartLinkItem[]): readonly string[] | null {
  if (items.some(({ quantity }) => quantity > CART_LINK_QUANTITY_MAX)) return null;
  return Array.from({ length: Math.ceil(items.length / CART_LINK_ITEMS_MAX) }, (_, part) =>
    formatCartLinkItems(items.slice(part * CART_LINK_ITEMS_MAX, (part + 1) * CART_LINK_ITEMS_MAX)),
  );
}
