import type { ReactNode } from 'react';
import type { BestSellers } from './Recommendations';

/** What the cart's page is given, before and after its code is there. */
export interface CartScreenProps<Messages> {
  messages: Messages;
  /** Where a shopper with an empty cart goes on. */
  shopAddress: string;
  /** Recommended as long as nothing is known of the cart. */
  bestSellers: BestSellers;
  /** Under the cart: the ranking; drawn by the server. */
  children: ReactNode;
}
