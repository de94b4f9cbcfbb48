import type { CartLine } from '../cart/cart';

/** A product in the cart's events; keys as in `product-click.ts`. */
export interface MeasuredProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  /** '' if the page does not know it. */
  readonly category: string;
  readonly variant: string;
  readonly price: number;
  readonly quantity: number;
}

/** A product is added to the cart (ANA-01). */
export interface AddToCartEvent {
  readonly event: 'addToCart';
  readonly ecommerce: {
    readonly currencyCode: 'JPY';
    readonly add: { readonly products: readonly [MeasuredProduct] };
  };
}

/** The button that leads to the checkout. */
export type CheckoutWay = 'cart' | 'buyNow';

/** The shopper proceeds to the checkout (ANA-01). */
export interface CheckoutEvent {
  readonly event: 'checkout';
  readonly ecommerce: {
    readonly currencyCode: 'JPY';
    readonly checkout: {
      readonly actionField: { readonly option: CheckoutWay };
      readonly products: readonly MeasuredProduct[];
    };
  };
}

/** The event of an add (docs/running.md, "Measuring"). */
export function addToCartEvent(product: MeasuredProduct): AddToCartEvent {
  return { event: 'addToCart', ecommerce: { currencyCode: 'JPY', add: { products: [product] } } };
}

/** The event of an opened checkout. @param option `cart` or `buyNow` */
export function checkoutEvent(option: CheckoutWay, products: readonly MeasuredProduct[]): CheckoutEvent {
  return {
    event: 'checkout',
    ecommerce: { currencyCode: 'JPY', checkout: { actionField: { option }, products } },
  };
}

/** @param productId the product's number, null if it has none; a line's own ids are opaque */
export function measuredLine(
  line: Pick<CartLine, 'title' | 'vendor' | 'variantTitle' | 'price' | 'quantity'>,
  productId: number | null,
): MeasuredProduct {
  const { title, vendor, variantTitle, price, quantity } = line;
  return {
    id: String(productId ?? ''),
    name: title,
    brand: vendor,
    category: '',
    variant: variantTitle,
    price,
    quantity,
  };
}
