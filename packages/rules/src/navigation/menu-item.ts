import type { CollectionSummary } from '../catalog/collection';

/** An entry of a menu: a link, perhaps with entries of its own (HEAD-01). */
export interface MenuItem {
  readonly title: string;
  /** Path in the shop, or a whole address elsewhere. */
  readonly url: string;
  /** The collection it leads to, with its thumbnail. */
  readonly collection: CollectionSummary | null;
  readonly items: readonly MenuItem[];
}
