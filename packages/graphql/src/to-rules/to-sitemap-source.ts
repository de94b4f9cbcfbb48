import type { CategoryAddresses } from '@shop/rules/catalog/category-addresses';
import type { SitemapList, SitemapResources } from '@shop/rules/catalog/sitemap-source';
import type { Result } from '@shop/rules/result';
import type { SitemapListsQuery, SitemapResourcesQuery } from '../__generated__/documents/graphql';
import {
  type Answer,
  flag,
  having,
  integer,
  list,
  type MalformedAnswer,
  nextCursor,
  optional,
  readAnswer,
  text,
} from './answer';
import { readCollectionCounts, readCollectionSummary } from './to-collection';

/** One page of the lists, with the cursor of the next. */
interface SitemapListChunk {
  readonly lists: readonly SitemapList[];
  readonly nextCursor: string | null;
}

/** A page of the platform's own sitemap. */
export function toSitemapResources({
  sitemap: wire,
}: SitemapResourcesQuery): Result<SitemapResources, MalformedAnswer> {
  return readAnswer('sitemap', wire, (sitemap) => {
    const pagesCount = optional(sitemap.at('pagesCount'), (pages) => integer(pages.at('count')));
    const read = optional(sitemap.at('resources'), (resources) => ({
      hasNextPage: flag(resources.at('hasNextPage')),
      resources: list(resources.at('items'), (item) => ({
        handle: text(item.at('handle')),
        updatedAt: text(item.at('updatedAt')),
        image: readPicture(item),
      })),
    }));
    return { pagesCount, ...(read ?? { hasNextPage: false, resources: [] }) };
  });
}

type WireResource = NonNullable<NonNullable<SitemapResourcesQuery['sitemap']>['resources']>['items'][number];

function readPicture(item: Answer<WireResource>): string | null {
  const pictured = having(item, 'image');
  return pictured && optional(pictured.at('image'), (image) => optional(image.at('filepath'), text));
}

/** One page of all lists. */
export function toSitemapLists(
  { collections: wire }: SitemapListsQuery,
  addresses: CategoryAddresses,
): Result<SitemapListChunk, MalformedAnswer> {
  return readAnswer('collections', wire, (collections) => {
    const counts = readCollectionCounts(collections);
    return {
      lists: list(collections.at('nodes'), (collection) => {
        const { handle, kind, path } = readCollectionSummary(collection, addresses);
        return {
          handle,
          kind,
          path,
          updatedAt: text(collection.at('updatedAt')),
          image: optional(collection.at('image'), (image) => text(image.at('url'))),
          total: counts[handle] ?? null,
        };
      }),
      nextCursor: nextCursor(collections),
    };
  });
}
