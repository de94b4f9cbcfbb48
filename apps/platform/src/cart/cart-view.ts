import { sentLines } from '@shop/rules/cart/cart';
import type { FeeTable } from '@shop/rules/delivery/shipping-fee';
import { tagKey } from '@shop/rules/product/product-tag';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueProduct, CatalogueVariant } from '../catalogue/product.ts';
import type { Database, Executor } from '../db/open.ts';
import { findCart, listCartLines } from '../db/repositories/carts.ts';
import { readDiscountBook } from '../db/repositories/discounts.ts';
import { readGiftCards } from '../db/repositories/gift-cards.ts';
import { deliveryRules } from '../delivery/delivery-rules.ts';
import { findPrefecture, type Prefecture } from '../delivery/prefectures.ts';
import type { Discount } from '../discount/discount.ts';
import { type GiftCard, isUsable } from '../gift-card/gift-card.ts';
import type { Cart, CartAddress, CartLine } from './cart.ts';
import { type CartKey, parseCartId } from './cart-id.ts';
import { clampToStock } from './clamp-to-stock.ts';
import { type CartPrice, priceCart } from './price-cart.ts';

/** A line to display, with its variant and its share of the discount in yen. */
export interface CartLineView {
  readonly __typename: 'CartLine';
  readonly cart: Cart;
  readonly line: CartLine;
  /** requested quantity; `line.quantity` is limited by the stock */
  readonly asked: number;
  readonly variant: CatalogueVariant;
  readonly subtotal: number;
  /** its share of the discount, whether taken off the lines or the cart */
  readonly discount: number;
  /** the part taken off the line itself */
  readonly lineDiscount: number;
  /** the source of `discount` */
  readonly applied: Discount | null;
  /** the line that it is nested below; null for a line of its own, and for one whose parent is gone from the catalogue */
  readonly parent: CartLineView | null;
}

/** A cart to display, with quantities limited by the current stock and with current catalogue prices. */
export interface CartView {
  readonly cart: Cart;
  readonly lines: readonly CartLineView[];
  readonly price: CartPrice;
  /** every product that is sent is free of postage; what sold out is not sent */
  readonly postageFree: boolean;
  /** what its store asks for a parcel */
  readonly fees: FeeTable;
  /** those on it that can pay now, in the order in which they do */
  readonly giftCards: readonly GiftCard[];
}

/** Input of pricing: the catalogue's prices and the time. */
export interface Pricing {
  readonly catalogue: Catalogue;
  readonly now: Date;
}

/**
 * Prices a cart's lines. Lines whose variant no longer exists are omitted.
 * @param lines nested ones after their parent
 * @param email identifies codes this customer has used; by default the one the shop gave
 */
export async function viewCart(
  executor: Executor,
  cart: Cart,
  lines: readonly CartLine[],
  { catalogue, now }: Pricing,
  email: string | null = cart.buyer.email ?? null,
): Promise<CartView> {
  const book = await readDiscountBook(executor, cart.discountCodes, email);
  const asked = new Map(lines.map((line) => [line.id, line.quantity]));
  const known = clampToStock(lines).lines.flatMap((line) => {
    const variant = catalogue.variantById(line.variantId);
    return variant === undefined ? [] : [{ line, variant }];
  });
  const price = priceCart(
    known.map(({ line, variant }) => ({
      lineId: line.id,
      price: variant.price,
      quantity: line.quantity,
      excluded: productFlags(variant.product).has('excluded'),
    })),
    cart.discountCodes,
    book,
    now,
  );
  const { fees } = deliveryRules(catalogue);
  const sent = sentLines(known.map(({ line, variant }) => ({ quantity: line.quantity, variant })));
  const views = new Map<string, CartLineView>();
  // Parents come first.
  for (const { line, variant } of known) {
    views.set(line.id, {
      __typename: 'CartLine',
      cart,
      line,
      asked: asked.get(line.id) ?? line.quantity,
      variant,
      subtotal: variant.price * line.quantity,
      discount: price.shares.get(line.id) ?? 0,
      lineDiscount: price.lineDiscount > 0 ? (price.shares.get(line.id) ?? 0) : 0,
      applied: price.applied?.discount ?? null,
      parent: views.get(line.parentId ?? '') ?? null,
    });
  }
  return {
    cart,
    price,
    lines: [...views.values()],
    giftCards: (await readGiftCards(executor, cart.giftCards)).filter((card) => isUsable(card, now)),
    fees,
    postageFree:
      sent.length > 0 &&
      sent.every(({ variant: { product } }) => fees.freePostage?.includes(product.numericId)),
  };
}

/** Delivery address given by the shop: the selected one, else the first. */
export function preferredAddress(cart: Cart): CartAddress | null {
  return cart.deliveryAddresses.find((address) => address.selected) ?? cart.deliveryAddresses[0] ?? null;
}

/** The prefecture of the preferred address. */
export function preferredPrefecture(cart: Cart): Prefecture | null {
  const code = preferredAddress(cart)?.provinceCode;
  return code ? findPrefecture(code) : null;
}

const read = new WeakMap<CatalogueProduct, ReadonlySet<string>>();

/** The product's flags (metafield `shop.flags`), e.g. `excluded` from coupons. */
export function productFlags(product: CatalogueProduct): ReadonlySet<string> {
  const known = read.get(product);
  if (known !== undefined) {
    return known;
  }
  const value = product.metafields.find(
    (metafield) => metafield.namespace === 'shop' && metafield.key === 'flags',
  )?.value;
  const parsed: unknown = value === undefined ? [] : JSON.parse(value);
  const flags = new Set(
    Array.isArray(parsed) ? parsed.filter((flag) => typeof flag === 'string').map(tagKey) : [],
  );
  read.set(product, flags);
  return flags;
}

/** Reads a cart by its global id; null when id and key match none, or it is completed or expired. */
export async function readCart(database: Database, id: string, pricing: Pricing): Promise<CartView | null> {
  const key = parseCartId(id);
  return key === null ? null : readCartByKey(database, key, pricing);
}

/** Reads a cart by token and key. The read changes nothing; quantities are limited by the current stock. */
export async function readCartByKey(
  database: Database,
  key: CartKey,
  pricing: Pricing,
  email?: string | null,
): Promise<CartView | null> {
  const cart = await findCart(database, key, pricing.now);
  if (cart === null) {
    return null;
  }
  return viewCart(database, cart, await listCartLines(database, cart.token), pricing, email);
}
