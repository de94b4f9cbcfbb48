import type { CollectionKind } from './collection';

/** A resource with a page, from the platform's own sitemap. */
export interface SitemapResource {
  readonly handle: string;
  /** ISO 8601 */
  readonly updatedAt: string;
  /** URL of its image, or its path on the platform's host; null without one. */
  readonly image: string | null;
}

/** A chunk of the platform's sitemap for one kind. */
export interface SitemapResources {
  readonly resources: readonly SitemapResource[];
  readonly hasNextPage: boolean;
  /** Of the kind as a whole; null if the platform does not report it. */
  readonly pagesCount: number | null;
}

/** A product list. */
export interface SitemapList extends SitemapResource {
  readonly kind: CollectionKind;
  /** Its Japanese path, without a query. */
  readonly path: string;
  /** The number of its products; null if the platform does not count them. */
  readonly total: number | null;
}
