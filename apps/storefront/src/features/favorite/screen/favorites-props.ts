import type { CardGridProps } from '#features/catalog/screen/cards/CardGrid.tsx';

/** The props of the favourites list, before and after its code is loaded. */
export interface FavoritesProps<Messages> {
  messages: Messages;
  cardMessages: CardGridProps['messages'];
  /** The link target for a shopper without favourites. */
  shopAddress: string;
}
