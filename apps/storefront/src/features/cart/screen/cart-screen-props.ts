import type { CartLine } from '@shop/rules/cart/cart';
import type { ReactNode } from 'react';
import type { BestSellers } from './Recommendations';

/** The props of the cart page, before and after its code is loaded. */
export interface CartScreenProps<Messages> {
  messages: Messages;
  /** The link target for a shopper with an empty cart. */
  shopAddress: string;
  /** What an empty cart says below its title, or nothing. */
  emptyHint: string | null;
  /** Recommended while the cart is unknown. */
  bestSellers: BestSellers;
  /** Whether the goods of each vendor come in a box of their own (CART-08). */
  sendsByVendor: boolean;
  /** The ranking under the cart; rendered by the server. */
  children: ReactNode;
}

/** The line fields that a cart's room uses (ROOM-07). */
export type CartRoomLines = readonly Pick<
  CartLine,
  'globalProductId' | 'variantId' | 'title' | 'variantTitle'
>[];
