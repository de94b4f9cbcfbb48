import type { CartLine } from '../cart/cart';

/** A product as the cart's events tell of it; keys as in `product-click.ts`. */
export interface MeasuredProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  /** '' where the page does not know it. */
  readonly category: string;
  readonly variant: string;
  readonly price: number;
  readonly quantity: number;
}

/** Something is added to the cart (ANA-01). */
export interface AddToCartEvent {
  readonly event: 'addToCart';
  readonly ecommerce: {
    readonly currencyCode: 'JPY';
    readonly add: { readonly products: readonly [MeasuredProduct] };
  };
}

/** Which button leads to the checkout. */
export type CheckoutWay = 'cart' | 'buyNow';

/** The shopper leaves for the checkout (ANA-01). */
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

export function addToCartEvent(product: MeasuredProduct): AddToCartEvent {
  return { event: 'addToCart', ecommerce: { currencyCode: 'JPY', add: { products: [product] } } };
}

export function checkoutEvent(option: CheckoutWay, products: readonly MeasuredProduct[]): CheckoutEvent {
  return {
    event: 'checkout',
    ecommerce: { currencyCode: 'JPY', checkout: { actionField: { option }, products } },
  };
}

/** @param productId the product's number, null where it has none; a line's own ids are opaque */
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
