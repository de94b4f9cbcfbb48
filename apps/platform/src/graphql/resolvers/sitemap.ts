import type { CatalogueImage } from '../../catalogue/image.ts';
import type { Resolvers, SitemapResource } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { graphqlError } from '../graphql-error.ts';
import { localized } from '../localized.ts';

const PAGE_LENGTH = 250;

type Entry = Omit<SitemapResource, '__typename'> & { readonly __typename: 'SitemapResource' };

export const sitemapResolvers: Resolvers = {
  QueryRoot: {
    sitemap: (_root, { type }) => ({ type }),
  },
  Sitemap: {
    pagesCount: ({ type }, _args, context) => ({
      count: Math.ceil(entriesOf(type, context).length / PAGE_LENGTH),
      precision: 'EXACT',
    }),
    resources: ({ type }, { page }, context) => {
      if (page < 1) throw graphqlError(`page must be 1 or more, it is ${page}`);
      const entries = entriesOf(type, context);
      return {
        hasNextPage: page * PAGE_LENGTH < entries.length,
        items: entries.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH),
      };
    },
  },
};

/** None of our metaobjects has a web page, so the sitemap has none. */
function entriesOf(type: string, context: PlatformContext): readonly Entry[] {
  const { catalogue } = context;
  switch (type) {
    case 'ARTICLE':
      return catalogue.documents.all('article').map((article) => entry(article, null, context));
    case 'BLOG':
      return catalogue.documents.all('blog').map((blog) => entry(blog, null, context));
    case 'COLLECTION':
      return catalogue.collections.map((collection) => entry(collection, collection.image, context));
    case 'PAGE':
      return catalogue.documents.all('page').map((page) => entry(page, null, context));
    case 'PRODUCT':
      return catalogue.products.map((product) => entry(product, product.images[0] ?? null, context));
    default:
      return [];
  }
}

function entry(
  thing: {
    readonly handle: string;
    readonly title: string;
    readonly updatedAt: string;
    readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  },
  image: CatalogueImage | null,
  context: PlatformContext,
): Entry {
  const { handle, updatedAt } = thing;
  return {
    __typename: 'SitemapResource',
    handle,
    title: localized(thing, 'title', thing.title, context),
    updatedAt,
    image: image === null ? null : { alt: image.alt, filepath: image.src, updatedAt },
  };
}
