import type { CollectionSummary } from '../catalog/collection';

/** A menu entry: a link, optionally with sub-entries (HEAD-01). */
export interface MenuItem {
  readonly title: string;
  /** A path in the shop, or a full external URL. */
  readonly url: string;
  /** The linked collection, with its thumbnail. */
  readonly collection: CollectionSummary | null;
  readonly items: readonly MenuItem[];
}
