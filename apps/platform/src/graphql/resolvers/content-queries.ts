import type { GraphQLResolveInfo } from 'graphql';
import { numericIdOf } from '../../catalogue/global-id.ts';
import type { QueryRootArticlesArgs, Resolvers } from '../__generated__/resolvers.ts';
import {
  articleFields,
  blogFields,
  collectionFields,
  pageFields,
  redirectFields,
} from '../content-fields.ts';
import type { PlatformContext } from '../context.ts';
import { graphqlError } from '../graphql-error.ts';
import { localized } from '../localized.ts';
import type { ArticleModel } from '../models.ts';
import { paginate } from '../paginate.ts';
import { searchedPage } from '../searched-page.ts';

export const contentQueryResolvers: Resolvers = {
  QueryRoot: {
    collections: (_root, args, context, info) => {
      return searchedPage(
        context.catalogue.collections,
        args,
        args.sortKey ?? 'ID',
        sortValueOf(args.sortKey, context),
        collectionFields(context.now()),
        context,
        info,
      );
    },
    page: (_root, args, context) => oneOf('page', 'Page', args, context),
    pageByHandle: (_root, { handle }, { catalogue }) => catalogue.documents.byHandle('page', handle) ?? null,
    pages: (_root, args, context, info) =>
      searchedPage(
        context.catalogue.documents.all('page'),
        args,
        args.sortKey ?? 'ID',
        sortValueOf(args.sortKey, context),
        pageFields(context.now()),
        context,
        info,
      ),
    blog: (_root, args, context) => oneOf('blog', 'Blog', args, context),
    blogByHandle: (_root, { handle }, { catalogue }) => catalogue.documents.byHandle('blog', handle) ?? null,
    blogs: (_root, args, context, info) =>
      searchedPage(
        context.catalogue.documents.all('blog'),
        args,
        args.sortKey ?? 'ID',
        (blog) =>
          args.sortKey === 'TITLE'
            ? localized(blog, 'title', blog.title, context)
            : args.sortKey === 'HANDLE'
              ? blog.handle
              : blog.numericId,
        blogFields(context.now()),
        context,
        info,
      ),
    article: (_root, { id }, { catalogue }) =>
      catalogue.documents.byId('article', numericIdOf(id, 'Article') ?? -1) ?? null,
    articles: (_root, args, context, info) =>
      articlesPage(context.catalogue.documents.all('article'), args, context, info),
    menu: (_root, { handle }, { catalogue }) => catalogue.documents.byHandle('menu', handle) ?? null,
    metaobject: (_root, { id, handle }, context) => {
      const path = handle && `${handle.type}/${handle.handle}`;
      return oneOf('metaobject', 'Metaobject', { id, handle: path }, context);
    },
    metaobjects: (_root, args, { catalogue }) => {
      const all = catalogue.documents.all('metaobject').filter(({ type }) => type === args.type);
      if (args.sortKey != null && !['id', 'updated_at'].includes(args.sortKey)) {
        throw graphqlError(`metaobjects: sortKey must be id or updated_at, it is ${args.sortKey}`);
      }
      const order = args.sortKey ?? 'default';
      const sortValue = {
        id: (thing: (typeof all)[number]) => thing.numericId,
        updated_at: (thing: (typeof all)[number]) => Date.parse(thing.updatedAt),
        default: (thing: (typeof all)[number]) => thing.position,
      }[order as 'default' | 'id' | 'updated_at'];
      const items = [...all].sort(
        (left, right) => sortValue(left) - sortValue(right) || left.numericId - right.numericId,
      );
      return paginate(
        { order, items, keyOf: (thing) => [sortValue(thing), thing.numericId] },
        args,
        'metaobjects',
      );
    },
    urlRedirects: (_root, args, context, info) =>
      searchedPage(
        context.catalogue.documents.all('redirect'),
        args,
        'ID',
        ({ numericId }) => numericId,
        redirectFields(context.now()),
        context,
        info,
      ),
  },
  Blog: {
    title: (blog, _args, context) => localized(blog, 'title', blog.title, context),
    articleByHandle: ({ handle: blog }, { handle }, { catalogue }) =>
      catalogue.documents.byHandle('article', `${blog}/${handle}`) ?? null,
    articles: ({ handle }, args, context, info) =>
      articlesPage(
        context.catalogue.documents.all('article').filter(({ blog }) => blog === handle),
        args,
        context,
        info,
      ),
  },
};

/** Finds a document by id, else by handle; null when it does not exist. @throws when neither is given */
function oneOf<Kind extends 'page' | 'blog' | 'metaobject'>(
  kind: Kind,
  type: string,
  { id, handle }: { readonly id?: string | null | undefined; readonly handle?: string | null | undefined },
  { catalogue: { documents } }: PlatformContext,
) {
  if (id != null) return documents.byId(kind, numericIdOf(id, type) ?? -1) ?? null;
  if (handle != null) return documents.byHandle(kind, handle) ?? null;
  throw graphqlError(`${kind} requires one of id or handle`);
}

/** Sort value of a document: title, modification date, or neither. */
function sortValueOf(sortKey: string | null | undefined, context: PlatformContext) {
  return (thing: {
    readonly title: string;
    readonly updatedAt: string;
    readonly numericId: number;
    readonly translations?: Parameters<typeof localized>[0]['translations'];
  }): number | string => {
    if (sortKey === 'TITLE') return localized(thing, 'title', thing.title, context);
    return sortKey === 'UPDATED_AT' ? Date.parse(thing.updatedAt) : thing.numericId;
  };
}

function articlesPage(
  articles: readonly ArticleModel[],
  args: Partial<QueryRootArticlesArgs>,
  context: PlatformContext,
  info: GraphQLResolveInfo,
) {
  const blogTitles = new Map(
    context.catalogue.documents.all('blog').map(({ handle, title }) => [handle, title]),
  );
  const order = args.sortKey ?? 'ID';
  const sortValue = (article: ArticleModel): number | string => {
    switch (order) {
      case 'AUTHOR':
        return article.author;
      case 'BLOG_TITLE':
        return blogTitles.get(article.blog) ?? '';
      case 'PUBLISHED_AT':
        return Date.parse(article.publishedAt);
      case 'TITLE':
        return localized(article, 'title', article.title, context);
      case 'UPDATED_AT':
        return Date.parse(article.updatedAt);
      default:
        return article.numericId;
    }
  };
  return searchedPage(
    articles,
    args,
    order,
    sortValue,
    articleFields(blogTitles, context.now()),
    context,
    info,
  );
}
