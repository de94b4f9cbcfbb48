import { plainText } from '../../catalogue/html-text.ts';
import type { ArticleAuthor, Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { localized } from '../localized.ts';
import type { ArticleModel, BlogModel } from '../models.ts';
import { listPage } from '../paginate.ts';
import { shopUrl } from '../shop-url.ts';
import { trackingParameters } from '../tracking-parameters.ts';

/** Length of a page summary, in characters. */
const SUMMARY = 150;

export const documentResolvers: Resolvers = {
  Article: {
    title: (article, _args, context) => localized(article, 'title', article.title, context),
    author: authorOf,
    authorV2: authorOf,
    blog: ({ blog }, _args, { catalogue }) => {
      const found = catalogue.documents.byHandle('blog', blog);
      if (found === undefined) throw new Error(`No blog ${blog}`);
      return found;
    },
    comments: (_article, args) => listPage([], args, 'comments'),
    content: (article, { truncateAt }, context) => plainText(contentOf(article, context), truncateAt),
    contentHtml: (article, _args, context) => contentOf(article, context),
    excerpt: (article, { truncateAt }, context) => {
      const excerpt = excerptOf(article, context);
      return excerpt === null ? null : plainText(excerpt, truncateAt);
    },
    excerptHtml: (article, _args, context) => excerptOf(article, context),
    image: ({ image }) => (image === null ? null : { __typename: 'Image', ...image }),
    seo: (article, _args, context) => ({
      title: localized(article, 'title', article.title, context),
      description: excerptOf(article, context),
    }),
    onlineStoreUrl: ({ blog, handle }, _args, context) => shopUrl(`/blogs/${blog}/${handle}`, context),
    trackingParameters,
  },
  Blog: {
    authors: ({ handle }, _args, context) => {
      const articles = context.catalogue.documents.all('article').filter(({ blog }) => blog === handle);
      return articles
        .filter(({ author }, index) => articles.findIndex((other) => other.author === author) === index)
        .map((article) => authorOf(article, {}, context));
    },
    seo: (blog: BlogModel, _args, context) => ({
      title: localized(blog, 'title', blog.title, context),
      description: null,
    }),
    onlineStoreUrl: ({ handle }, _args, context) => shopUrl(`/blogs/${handle}`, context),
  },
  Page: {
    title: (page, _args, context) => localized(page, 'title', page.title, context),
    body: (page, _args, context) => localized(page, 'body', page.body, context),
    bodySummary: (page, _args, context) => plainText(localized(page, 'body', page.body, context), SUMMARY),
    seo: (page, _args, context) => ({
      title: localized(page, 'title', page.title, context),
      description: localized(page, 'description', page.description, context) || null,
    }),
    onlineStoreUrl: ({ handle }, _args, context) => shopUrl(`/pages/${handle}`, context),
    trackingParameters,
  },
  ShopPolicy: {
    title: (policy, _args, context) => localized(policy, 'title', policy.title, context),
    body: (policy, _args, context) => localized(policy, 'body', policy.body, context),
    url: ({ handle }, _args, context) => shopUrl(`/policies/${handle}`, context),
  },
};

function contentOf(article: ArticleModel, context: PlatformContext): string {
  return localized(article, 'contentHtml', article.contentHtml, context);
}

function excerptOf(article: ArticleModel, context: PlatformContext): string | null {
  return article.excerpt === null ? null : localized(article, 'excerpt', article.excerpt, context);
}

/**
 * Authors are stored by full name, family name first as in Japanese; a translation has it last. Their e-mail addresses are private and not
 * stored here.
 */
function authorOf(
  article: ArticleModel,
  _args: unknown,
  context: PlatformContext,
): Omit<ArticleAuthor, 'email'> {
  const name = localized(article, 'author', article.author, context);
  const parts = name.split(' ');
  const lastName = (name === article.author ? parts.shift() : parts.pop()) ?? name;
  return { name, firstName: parts.join(' '), lastName, bio: null };
}
