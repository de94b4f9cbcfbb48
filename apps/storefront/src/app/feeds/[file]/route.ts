import type { FeedProduct } from '@shop/rules/product/product';
import { articleFeed } from '#features/content/metadata/article-feed.ts';
import { readColumns, readNews } from '#features/content/server/read-content-page.ts';
import { feedItems, googleFeedXml } from '#features/product/metadata/feed-items.ts';
import { productCrumbs } from '#features/product/screen/product-crumbs.ts';
import { readFeedPart } from '#features/product/server/read-feed-products.ts';
import { deliveryRules } from '#foundation/brand/delivery-rules.ts';
import { shopBrand, shopNames } from '#foundation/brand/shop-brand.ts';
import { env } from '#foundation/env/env.ts';
import { isLocale, type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import { ARTICLE_FEEDS, type ArticleFeedKind } from '#foundation/routing/article-feed.ts';

// Rendered on the first request, then cached and invalidated like pages.
export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface FeedContext {
  params: Promise<{ file: string }>;
}

/**
 * `/feeds/google-{language}-{part}.xml` for Google Merchant Center, `/feeds/products-{language}-{part}.json` for agents (SEO-03);
 * `/feeds/news-{language}.xml` and `/feeds/columns-{language}.xml` for feed readers (SEO-04), each as soon as there are any.
 */
export async function GET(_request: Request, { params }: FeedContext): Promise<Response> {
  const { file } = await params;
  const [, articles = '', language = ''] = /^(\w+)-([\w-]+)\.xml$/.exec(file) ?? [];
  if (isArticleFeed(articles) && isSpoken(language)) {
    const read = await (articles === 'news' ? readNews(language) : readColumns(language));
    if (read.length === 0) return new Response(null, { status: 404 });
    const feed = articleFeed(articles, read, { locale: language, shopUrl: env().shopUrl });
    return answer(feed, 'application/atom+xml');
  }
  const [, kind, locale = '', digits] =
    /^(google(?=.*\.xml$)|products(?=.*\.json$))-([\w-]+)-([1-9]\d{0,3})\.\w+$/.exec(file) ?? [];
  const part = Number(digits);
  const read = isSpoken(locale) && kind !== undefined ? await readFeedPart(part, locale) : null;
  if (read === null || !isSpoken(locale)) return new Response(null, { status: 404 });
  const { shopUrl } = env();
  const head = {
    title: shopNames(locale).storeName,
    description: messages(locale).meta.home.description,
    url: shopUrl + localePath(locale, '/'),
  };
  const items = read.products.flatMap((product) => itemsOf(product, locale));
  if (kind === 'google') return answer(googleFeedXml(head, items), 'application/xml');
  const next = read.hasNext ? `${shopUrl}/feeds/products-${locale}-${part + 1}.json` : null;
  return answer(
    JSON.stringify({ ...head, language: locale, country: 'JP', next, items }),
    'application/json',
  );
}

/** Whether it is a language of this shop (LANG-01). */
function isSpoken(language: string): language is Locale {
  return isLocale(language) && shopLocales().includes(language);
}

function isArticleFeed(kind: string): kind is ArticleFeedKind {
  return (ARTICLE_FEEDS as readonly string[]).includes(kind);
}

function itemsOf(product: FeedProduct, locale: Locale) {
  const path = encodeURI(`/products/${product.handle}`);
  return feedItems(product, {
    url: env().shopUrl + localePath(locale, path),
    categoryPath: productCrumbs(product, locale)
      .slice(1, -1)
      .map(({ label }) => label),
    aspects: shopBrand().variantAspects ?? {},
    delivery: deliveryRules(),
  });
}

function answer(text: string, type: string): Response {
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });
}
