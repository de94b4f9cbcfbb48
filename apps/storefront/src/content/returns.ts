import { POLICIES } from './content-pages';

/** The shop's own rules of returns, as its refund policy says them; another shop changes both together. */
export const RETURNS = {
  /** Where shoppers read them. */
  path: POLICIES['refund-policy'],
  /** Categories whose unused goods may be sent back, at the shopper's cost; plants are not taken back for a change of mind. */
  returnableCategories: ['gardening-pots', 'fertilizer', 'gardeninggoods'] as readonly string[],
  /** Days from delivery within which they may. */
  days: 7,
} as const;
