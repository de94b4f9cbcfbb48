import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { SitemapListsDocument, SitemapResourcesDocument, type SitemapType } from '@shop/graphql/documents';
import { toSitemapLists, toSitemapResources } from '@shop/graphql/to-rules/to-sitemap-source';
import type { SitemapList, SitemapResource, SitemapResources } from '@shop/rules/catalog/sitemap-source';
import { cached } from '#foundation/cache/cached.ts';
import { env } from '#foundation/env/env.ts';
import { followCursors } from '#foundation/platform/follow-cursors.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/** The resources with pages besides lists. */
type ResourceKind = Extract<SitemapType, 'PRODUCT' | 'PAGE' | 'ARTICLE'>;

/** More than a shop has of merchants' content, in the platform's pages of at most 250. */
const MAX_PAGES = 40;

/** One of the platform's pages of a kind, from 1; it may be empty without being the last. */
export function readSitemapResources(kind: ResourceKind, page: number): Promise<SitemapResources> {
  return cached('sitemapResources', { kind, page: String(page) }, async () => {
    const variables = { type: kind, page };
    const read = await queryPlatform(SitemapResourcesDocument, variables, toSitemapResources);
    return { ...read, resources: read.resources.map(withPictureAddress) };
  });
}

/** The platform's own sitemap gives only an image's path on its host. */
function withPictureAddress(resource: SitemapResource): SitemapResource {
  const { image } = resource;
  return image === null ? resource : { ...resource, image: new URL(image, env().platformUrl).href };
}

/** All resources of a kind with few entries. */
export async function readAllSitemapResources(
  kind: Exclude<ResourceKind, 'PRODUCT'>,
): Promise<readonly SitemapResource[]> {
  const resources: SitemapResource[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const read = await readSitemapResources(kind, page);
    resources.push(...read.resources);
    if (!read.hasNextPage) break;
  }
  return resources;
}

/** All product lists of any kind. */
export function readSitemapLists(): Promise<readonly SitemapList[]> {
  return cached('sitemapLists', {}, async () => {
    const lists: SitemapList[] = [];
    const follow = followCursors();
    let after: string | null = null;
    do {
      const chunk: { readonly lists: readonly SitemapList[]; readonly nextCursor: string | null } =
        await queryPlatform(SitemapListsDocument, { after }, (answer) =>
          toSitemapLists(answer, CATEGORY_ADDRESSES),
        );
      lists.push(...chunk.lists);
      after = follow(chunk.nextCursor);
    } while (after !== null);
    return lists;
  });
}
