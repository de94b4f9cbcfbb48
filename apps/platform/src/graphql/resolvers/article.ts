import { plainText } from '../../catalogue/plain-text.ts';
import type { ArticleAuthor, Resolvers } from '../__generated__/resolvers.ts';
import { listPage } from '../list-page.ts';
import { localized } from '../localized.ts';
import type { BlogModel } from '../models.ts';
import { shopUrl } from '../shop-url.ts';

export const articleResolvers: Resolvers = {
  Article: {
    title: (article, _args, context) => localized(article, 'title', article.title, context),
    author: ({ author }) => authorOf(author),
    authorV2: ({ author }) => authorOf(author),
    blog: ({ blog }, _args, { catalogue }) => {
      const found = catalogue.documents.byHandle('blog', blog);
      if (found === undefined) throw new Error(`No blog ${blog}`);
      return found;
    },
    comments: (_article, args) => listPage([], args, 'comments'),
    content: ({ contentHtml }, { truncateAt }) => plainText(contentHtml, truncateAt),
    excerpt: ({ excerpt }, { truncateAt }) => (excerpt === null ? null : plainText(excerpt, truncateAt)),
    excerptHtml: ({ excerpt }) => excerpt,
    image: ({ image }) => (image === null ? null : { __typename: 'Image', ...image }),
    seo: (article, _args, context) => ({
      title: localized(article, 'title', article.title, context),
      description: article.excerpt,
    }),
    onlineStoreUrl: ({ blog, handle, metafields }, _args, context) =>
      shopUrl(metafields.find(({ key }) => key === 'url')?.value ?? `/${blog}/${handle}`, context),
    trackingParameters: () => null,
  },
  Blog: {
    authors: ({ handle }, _args, { catalogue }) => {
      const articles = catalogue.documents.all('article').filter(({ blog }) => blog === handle);
      return [...new Set(articles.map(({ author }) => author))].map(authorOf);
    },
    seo: (blog: BlogModel, _args, context) => ({
      title: localized(blog, 'title', blog.title, context),
      description: null,
    }),
    onlineStoreUrl: ({ handle }, _args, context) => shopUrl(`/${handle}`, context),
  },
};

/** Authors are known by their whole name. Their mail addresses are no business of shoppers and are not kept here. */
function authorOf(name: string): Omit<ArticleAuthor, 'email'> {
  const [lastName = name, ...firstNames] = name.split(' ');
  return { name, firstName: firstNames.join(' '), lastName, bio: null };
}
