import { LANGUAGES } from '@shop/rules/language';
import { shortenText } from '@shop/rules/shorten-text';
import type { Metadata } from 'next';
import { hasSection } from '#foundation/brand/shop-brand.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
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

interface PageFacts {
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
  /** The languages that have the page. @default all of the shop */
  readonly locales?: readonly Locale[];
}

/** Search engines truncate longer descriptions, in UTF-16 units. */
const DESCRIPTION_LENGTH = 120;

/** Title, description, canonical URL, the other language's URL and Open Graph of a page (ROUTE-16). */
export function pageMetadata(facts: PageFacts): Metadata {
  const { locale, path, isHome = false, isPrivate = false, isVariant = false, kind = 'website' } = facts;
  const { locales = shopLocales(), picture = `/social/${locale}/shop/card.png` } = facts;
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
      ...(locales.length > 1 && { languages: alternatives(path, locales) }),
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

/** What a page is rendered from: the segments of its inner path. */
export interface PageProps<Segment extends string = never> {
  params: Promise<Readonly<Record<'locale' | Segment, string>>>;
}

/**
 * `generateMetadata` of a page with one address, whose texts are the shop's messages.
 * @param read reads the page's content, and answers 404 without any
 */
export function messageMetadata(
  path: string,
  facts: (m: Messages) => Omit<PageFacts, 'locale' | 'path'>,
  read?: (params: PageProps['params']) => Promise<unknown>,
) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    await read?.(params);
    const locale = localeOf((await params).locale);
    return pageMetadata({ locale, path, ...facts(messages(locale)) });
  };
}

/** `generateMetadata` of a page that tells a visitor the result of a press or of a link: it is not indexed. */
export function resultMetadata<Segment extends string = never>(
  titleOf: (m: Messages, segments: Readonly<Record<Segment, string>>) => string,
) {
  return async ({ params }: PageProps<Segment>): Promise<Metadata> => {
    const segments = await params;
    const m = messages(localeOf(segments.locale));
    return { title: m.meta.withStore({ title: titleOf(m, segments) }), robots: { index: false } };
  };
}

/** The page in each of its languages, of which the first is the default. */
function alternatives(path: string, languages: readonly Locale[]) {
  return {
    ...Object.fromEntries(languages.map((language) => [language, localePath(language, path)])),
    'x-default': localePath(languages[0] ?? shopLocales()[0], path),
  };
}

function openGraphType(kind: NonNullable<PageFacts['kind']>) {
  if (kind === 'product') return {};
  if (kind === 'website') return { type: kind };
  return { type: 'article' as const, publishedTime: kind.publishedTime, authors: [...kind.authors] };
}
