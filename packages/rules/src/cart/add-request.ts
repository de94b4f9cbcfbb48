import type { Yen } from '../yen';
import type { LineToAdd } from './cart';

/** What a line that the platform has not answered for yet shows of itself: the product page knows it. */
export interface PendingLineDisplay {
  readonly handle: string;
  readonly title: string;
  /** '' for the platform's default title. */
  readonly variantTitle: string;
  readonly vendor: string;
  readonly imageUrl: string;
  /** Of one piece. */
  readonly price: Yen;
}

/** An add as it was pressed: a later choice does not change it. The cart's answer carries its id. */
export interface AddRequest {
  /** Unique in the tab, also across reloads. The same id twice is one add. */
  readonly requestId: string;
  readonly line: LineToAdd;
  readonly display: PendingLineDisplay;
}
