import type { CatalogueCollection } from '../catalogue/collection.ts';
import type { CatalogueDocument } from '../catalogue/documents.ts';
import { plainText } from '../catalogue/html-text.ts';
import type { SearchFields } from '../search/evaluate-query.ts';
import type { QueryTerm } from '../search/parse-query.ts';
import { textFields } from '../search/text-fields.ts';

type IsPrefix = (term: QueryTerm) => boolean;

/** Search fields of collections. All of ours are manual: `custom`. */
export function collectionFields(now: Date, isPrefix?: IsPrefix): SearchFields<CatalogueCollection> {
  return textFields(
    ['collection_type', 'handle', 'title', 'updated_at'],
    now,
    (collection) => ({
      numericId: collection.numericId,
      titles: [collection.title, ...titlesOf(collection)],
      body: plainText(collection.descriptionHtml),
      exact: { handle: [collection.handle], collection_type: ['custom'] },
      instants: { updated_at: collection.updatedAt },
    }),
    isPrefix,
  );
}

/** Searchable fields of pages. */
export function pageFields(now: Date, isPrefix?: IsPrefix): SearchFields<CatalogueDocument<'page'>> {
  return textFields(
    ['created_at', 'handle', 'title', 'updated_at'],
    now,
    (page) => ({
      numericId: page.numericId,
      titles: [page.title, ...titlesOf(page)],
      body: plainText(page.body),
      exact: { handle: [page.handle] },
      instants: { created_at: page.createdAt, updated_at: page.updatedAt },
    }),
    isPrefix,
  );
}

/** Searchable fields of blogs. */
export function blogFields(now: Date): SearchFields<CatalogueDocument<'blog'>> {
  return textFields(['created_at', 'handle', 'title', 'updated_at'], now, (blog) => ({
    numericId: blog.numericId,
    titles: [blog.title, ...titlesOf(blog)],
    body: '',
    exact: { handle: [blog.handle] },
    instants: { created_at: blog.updatedAt, updated_at: blog.updatedAt },
  }));
}

/** Searchable fields of articles. @param blogTitles by blog handle */
export function articleFields(
  blogTitles: ReadonlyMap<string, string>,
  now: Date,
  isPrefix?: IsPrefix,
): SearchFields<CatalogueDocument<'article'>> {
  return textFields(
    ['author', 'blog_title', 'created_at', 'handle', 'published_at', 'tag', 'tag_not', 'title', 'updated_at'],
    now,
    (article) => ({
      numericId: article.numericId,
      titles: [article.title, ...titlesOf(article)],
      body: plainText(article.contentHtml),
      exact: {
        author: [article.author],
        blog_title: [blogTitles.get(article.blog) ?? ''],
        handle: [article.handle],
        tag: article.tags,
      },
      instants: {
        created_at: article.publishedAt,
        published_at: article.publishedAt,
        updated_at: article.updatedAt,
      },
    }),
    isPrefix,
  );
}

/** Searchable fields of redirects. */
export function redirectFields(now: Date): SearchFields<CatalogueDocument<'redirect'>> {
  return textFields(['created_at', 'path', 'target'], now, (redirect) => ({
    numericId: redirect.numericId,
    titles: [redirect.path],
    body: redirect.target,
    exact: { path: [redirect.path], target: [redirect.target] },
    instants: { created_at: redirect.createdAt },
  }));
}

function titlesOf({
  translations,
}: {
  translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}) {
  return Object.values(translations).flatMap(({ title }) => title ?? []);
}
