import type { CardGridProps } from '#features/catalog/screen/cards/CardGrid.tsx';

/** What the list of favourites is given, before and after its code is there. */
export interface FavoritesProps<Messages> {
  messages: Messages;
  cardMessages: CardGridProps['messages'];
  /** Where a shopper without favourites goes on. */
  shopAddress: string;
}
