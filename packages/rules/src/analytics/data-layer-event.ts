import type { AddToCartEvent, CheckoutEvent } from './cart-events';
import type { ProductClickEvent } from './product-click';

/** Where on a page something was clicked. */
export type ClickPlace = 'header' | 'main' | 'footer' | 'dialog';

/** A link that leads to no product of a list. */
export interface LinkClickEvent {
  readonly event: 'linkClick';
  readonly place: ClickPlace;
  /** Its words. */
  readonly label: string;
  readonly url: string;
}

/** A heart; `isFavorite` is what it becomes. */
export interface FavoriteClickEvent {
  readonly event: 'favoriteClick';
  readonly productId: string;
  readonly isFavorite: boolean;
}

/** An AI tag was chosen (TAG-01). */
export interface AiTagClickEvent {
  readonly event: 'aiTagClick';
  readonly parentAITagId: number;
  readonly childAITagId: number;
}

/** A form of the shop's own is sent: registration for the mail magazine, restock notice, search. */
export interface FormSubmitEvent {
  readonly event: 'formSubmit';
  readonly form: 'mail-magazine' | 'restock-notice' | 'search';
}

/**
 * Everything that is pushed to `window.dataLayer` (ANA-01). Names and keys are an interface to the measuring tools. Nothing
 * in them is personal: no name, no address, no search word.
 */
export type DataLayerEvent =
  | ProductClickEvent
  | AddToCartEvent
  | CheckoutEvent
  | LinkClickEvent
  | FavoriteClickEvent
  | AiTagClickEvent
  | FormSubmitEvent;
