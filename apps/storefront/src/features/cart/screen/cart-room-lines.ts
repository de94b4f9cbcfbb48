import type { CartLine } from '@shop/rules/cart/cart';

/** What the room of a cart takes of its lines (ROOM-07). */
export type CartRoomLines = readonly Pick<
  CartLine,
  'globalProductId' | 'variantId' | 'title' | 'variantTitle'
>[];
