import { shortenText } from '@shop/rules/shorten-text';
import type { Metadata } from 'next';
import { LANGUAGES, LOCALES, type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { type ArticleFeedKind, articleFeedPath } from '#foundation/routing/article-feed.ts';
import { SOCIAL_PICTURE_SIZE } from '#foundation/routing/social-picture.ts';

/** A text that somebody wrote. */
interface ArticleKind {
  /** ISO 8601 */
  readonly publishedTime: string;
  readonly authors: readonly string[];
}

interface PageFacts {
  readonly locale: Locale;
  /** Address in Japanese, with the query that makes the page what it is. */
  readonly path: string;
  /** Without the shop's name, which is added; the home page brings its own. */
  readonly title: string;
  readonly description: string;
  /** Feeds that say when there is something new of what the page shows. @default none */
  readonly feeds?: readonly ArticleFeedKind[];
  /** Path of the page's own picture for those who share it. @default the shop's */
  readonly picture?: string;
  /** What is shared. Next knows no products: their pages say `og:type` themselves. @default 'website' */
  readonly kind?: 'website' | 'product' | ArticleKind;
  /** The title stands alone. @default false */
  readonly isHome?: boolean;
  /** Pages that search engines should not list. @default false */
  readonly isPrivate?: boolean;
  /** Another selection or order of what stands at `path`: not listed, but its products' links are followed. @default false */
  readonly isVariant?: boolean;
}

/** Descriptions longer than this are cut by search engines anyway, in UTF-16 units. */
const DESCRIPTION_LENGTH = 120;

/** Title, description, canonical address, the other language's address and Open Graph of a page (ROUTE-16). */
export function pageMetadata(facts: PageFacts): Metadata {
  const { locale, path, isHome = false, isPrivate = false, isVariant = false, kind = 'website' } = facts;
  const { feeds = [], picture = `/social/${locale}/shop/card.png` } = facts;
  const m = messages(locale);
  const title = isHome ? facts.title : m.meta.withStore({ title: facts.title });
  const description = shortenText(facts.description, DESCRIPTION_LENGTH);
  const canonical = localePath(locale, path);
  return {
    title,
    description,
    alternates: {
      canonical,
      languages: {
        ...Object.fromEntries(LOCALES.map((language) => [language, localePath(language, path)])),
        'x-default': path,
      },
      ...(feeds.length > 0 && {
        types: {
          'application/atom+xml': feeds.map((feed) => ({
            url: articleFeedPath(feed, locale),
            title: feed === 'news' ? m.news.title : m.home.columns,
          })),
        },
      }),
    },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: m.common.storeName,
      locale: LANGUAGES[locale].openGraph,
      images: [{ url: picture, ...SOCIAL_PICTURE_SIZE }],
      ...openGraphType(kind),
    },
    ...(isPrivate ? { robots: { index: false } } : {}),
    ...(isVariant ? { robots: { index: false, follow: true } } : {}),
  };
}

function openGraphType(kind: NonNullable<PageFacts['kind']>) {
  if (kind === 'product') return {};
  if (kind === 'website') return { type: kind };
  return { type: 'article' as const, publishedTime: kind.publishedTime, authors: [...kind.authors] };
}
