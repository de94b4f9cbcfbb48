import type { ArrangedRoom } from '@shop/rules/product/arrange-rooms';
import type { Review } from '@shop/rules/product/product';

/** What the first of a ranking shows beside its card (RANK-02). */
export interface RankingLead {
  /** Its largest size that can be bought, in the room; null if it was not drawn. */
  readonly room: ArrangedRoom | null;
  /** Its newest review; null without reviews. */
  readonly review: Review | null;
}
