import type { ArticleSummary, ColumnSummary } from '@shop/rules/content/article';
import { COLUMNS_PATH, columnPath } from '#features/content/contract/column-pages.ts';
import { shopNames } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { atomXml } from '#foundation/metadata/atom-xml.ts';
import { type ArticleFeedKind, articleFeedPath } from '#foundation/routing/article-feed.ts';
import { backOfficeAddress } from '#foundation/routing/back-office-address.ts';

const NEWS_PATH = '/news';

/** The news or the columns of a language as Atom (SEO-04). */
export function articleFeed(
  kind: ArticleFeedKind,
  articles: readonly (ArticleSummary | ColumnSummary)[],
  { locale, shopUrl }: { readonly locale: Locale; readonly shopUrl: string },
): string {
  const m = messages(locale);
  const { storeName } = shopNames(locale);
  const whole = (path: string) => (path.startsWith('/') ? shopUrl + encodeURI(path) : path);
  const page = (path: string) => whole(localePath(locale, path));
  const own = (handle: string) => page(kind === 'news' ? `${NEWS_PATH}#${handle}` : columnPath(handle));
  return atomXml({
    title: m.meta.withStore({ title: kind === 'news' ? m.news.title : m.home.columns }),
    author: storeName,
    language: locale,
    self: whole(articleFeedPath(kind, locale)),
    page: page(kind === 'news' ? NEWS_PATH : COLUMNS_PATH),
    entries: articles.map((article) => {
      const { handle, title, publishedAt, url } = article;
      const led = kind === 'news' && url !== '' ? backOfficeAddress(url, locale) : null;
      return {
        id: own(handle),
        title,
        publishedAt,
        url: led === null ? own(handle) : whole(led),
        author: 'author' in article ? article.author : '',
        summary: 'excerpt' in article ? article.excerpt : '',
      };
    }),
  });
}
