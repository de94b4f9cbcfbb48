import { LANGUAGES } from '@shop/rules/language';
import { shortenText } from '@shop/rules/shorten-text';
import type { Metadata } from 'next';
import { hasSection } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import { type ArticleFeedKind, articleFeedPath } from '#foundation/routing/article-feed.ts';
import { SOCIAL_PICTURE_SIZE } from '#foundation/routing/social-picture.ts';

/** A written text. */
interface ArticleKind {
  /** ISO 8601 */
  readonly publishedTime: string;
  readonly authors: readonly string[];
}

interface ProductJsonLd {
  readonly locale: Locale;
  /** Japanese path, with the query that identifies the page. */
  readonly path: string;
  /** Without the shop's name, which is appended; the home page provides the full title. */
  readonly title: string;
  readonly description: string;
  /** Feeds with updates of the page's content. @default none */
  readonly feeds?: readonly ArticleFeedKind[];
  /** Path of the page's own social image. @default the shop's */
  readonly picture?: string;
  /** The shared object's kind. Next supports no products: their pages write `og:type` themselves. @default 'website' */
  readonly kind?: 'website' | 'product' | ArticleKind;
  /** The title is used without the shop's name. @default false */
  readonly isHome?: boolean;
  /** Pages that search engines should not index. @default false */
  readonly isPrivate?: boolean;
  /** Another selection or order of the content at `path`: not indexed, but its product links are followed. @default false */
  readonly isVariant?: boolean;
}

/** Search engines truncate longer descriptions, in UTF-16 units. */
const DESCRIPTION_LENGTH = 120;

/** Title, description, canonical URL, the other language's URL and Open Graph of a page (ROUTE-16). */
export function pageMetadata(facts: ProductJsonLd): Metadata {
  const { locale, path, isHome = false, isPrivate = false, isVariant = false, kind = 'website' } = facts;
  const { picture = `/social/${locale}/shop/card.png` } = facts;
  const feeds = (facts.feeds ?? []).filter(hasSection);
  const m = messages(locale);
  const title = isHome ? facts.title : m.meta.withStore({ title: facts.title });
  const description = shortenText(facts.description, DESCRIPTION_LENGTH);
  const canonical = localePath(locale, path);
  return {
    title,
    description,
    alternates: {
      canonical,
      ...(shopLocales().length > 1 && { languages: alternatives(path) }),
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

/** The page in each language of the shop, of which the main one is the default. */
function alternatives(path: string) {
  const languages = shopLocales();
  return {
    ...Object.fromEntries(languages.map((language) => [language, localePath(language, path)])),
    'x-default': localePath(languages[0], path),
  };
}

function openGraphType(kind: NonNullable<ProductJsonLd['kind']>) {
  if (kind === 'product') return {};
  if (kind === 'website') return { type: kind };
  return { type: 'article' as const, publishedTime: kind.publishedTime, authors: [...kind.authors] };
}
