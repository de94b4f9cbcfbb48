import type { CartLine } from '@shop/rules/cart/cart';

/** The line fields that a cart's room uses (ROOM-07). */
export type CartRoomLines = readonly Pick<
  CartLine,
  'globalProductId' | 'variantId' | 'title' | 'variantTitle'
>[];
