import type { ReactNode } from 'react';
import type { CardGridProps } from '../catalog/CardGrid';

/** What the favourites' page is given, before and after its code is there. */
export interface FavoriteScreenProps<Messages> {
  messages: Messages;
  cardMessages: CardGridProps['messages'];
  /** Where a shopper without favourites goes on. */
  shopAddress: string;
  /** Under the list; drawn by the server. */
  children: ReactNode;
}
