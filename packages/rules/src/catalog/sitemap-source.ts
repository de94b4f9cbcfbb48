import type { CollectionKind } from './collection';

/** A thing that has a page, as the platform's own sitemap names it. */
export interface SitemapResource {
  readonly handle: string;
  /** ISO 8601 */
  readonly updatedAt: string;
  /** Address of its picture, or its path on the platform's host; null without one. */
  readonly image: string | null;
}

/** A piece of the platform's sitemap of a kind. */
export interface SitemapResources {
  readonly resources: readonly SitemapResource[];
  readonly hasNextPage: boolean;
  /** Of the kind as a whole; null where the platform does not say. */
  readonly pagesCount: number | null;
}

/** A list of products. */
export interface SitemapList extends SitemapResource {
  readonly kind: CollectionKind;
  /** Its address in Japanese, without a query. */
  readonly path: string;
  /** How many products are in it; null where the platform does not count. */
  readonly total: number | null;
}
