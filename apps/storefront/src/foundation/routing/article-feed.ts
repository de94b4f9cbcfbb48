import { LOCALES, type Locale } from '../i18n/locale';

/** What there is a feed of (SEO-04). */
export const ARTICLE_FEEDS = ['news', 'columns'] as const;
export type ArticleFeedKind = (typeof ARTICLE_FEEDS)[number];

/** Its file, as an address may have it. */
export const ARTICLE_FEED_FILE = `(?:${ARTICLE_FEEDS.join('|')})-(?:${LOCALES.join('|')})\\.xml`;

/** The address of a feed. */
export function articleFeedPath(kind: ArticleFeedKind, locale: Locale): string {
  return `/feeds/${kind}-${locale}.xml`;
}
