import { LOCALES, type Locale } from '@shop/rules/language';

/** The feeds (SEO-04). */
export const ARTICLE_FEEDS = ['news', 'columns'] as const;
export type ArticleFeedKind = (typeof ARTICLE_FEEDS)[number];

/** The pattern of a feed's file name in a URL. */
export const ARTICLE_FEED_FILE = `(?:${ARTICLE_FEEDS.join('|')})-(?:${LOCALES.join('|')})\\.xml`;

/** The path of a feed. */
export function articleFeedPath(kind: ArticleFeedKind, locale: Locale): string {
  return `/feeds/${kind}-${locale}.xml`;
}
