import type { AddToCartEvent, CheckoutEvent } from './cart-events';
import type { ProductClickEvent } from './product-click';

/** The part of a page that was clicked. */
export type ClickPlace = 'header' | 'main' | 'footer' | 'dialog';

/** A link that does not lead to a product of a list. */
export interface LinkClickEvent {
  readonly event: 'linkClick';
  readonly place: ClickPlace;
  /** The link's text. */
  readonly label: string;
  readonly url: string;
}

/** A favourite button; `isFavorite` is the new state. */
export interface FavoriteClickEvent {
  readonly event: 'favoriteClick';
  readonly productId: string;
  readonly isFavorite: boolean;
}

/** An AI tag is selected (TAG-01). */
export interface AiTagClickEvent {
  readonly event: 'aiTagClick';
  readonly parentAITagId: number;
  readonly childAITagId: number;
}

/** One of the shop's own forms is submitted: mail magazine registration, restock notice, search. */
export interface FormSubmitEvent {
  readonly event: 'formSubmit';
  readonly form: 'mail-magazine' | 'restock-notice' | 'search';
}

/**
 * All events pushed to `window.dataLayer` (ANA-01). Their names and keys are an interface to the measuring tools. They contain no
 * personal data: no name, address or search term.
 */
export type DataLayerEvent =
  | ProductClickEvent
  | AddToCartEvent
  | CheckoutEvent
  | LinkClickEvent
  | FavoriteClickEvent
  | AiTagClickEvent
  | FormSubmitEvent;
