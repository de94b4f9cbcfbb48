import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { shopNames } from '#brand/shop-brand.ts';
import { columnPath } from '#content/column-pages.ts';
import { env } from '#env.ts';
import { localePath } from '#i18n/locale.ts';
import { localeOf } from '#i18n/locale-of.ts';
import { articleFacts } from '#metadata/article-facts.ts';
import { pageMetadata } from '#metadata/page-metadata.ts';
import { socialPictureAddress } from '#metadata/social-picture-address.ts';
import { decodeSegment } from '#routing/decode-segment.ts';
import { ColumnScreen } from '#screens/column/ColumnScreen.tsx';
import { readColumn } from '#server/commerce/read-article.ts';
import { readAllSitemapResources } from '#server/commerce/read-sitemap-source.ts';
import { sanitiseBody } from '#server/sanitise-body.ts';
import { columnSocialFacts } from '#server/social/social-facts.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface ColumnPageProps {
  params: Promise<{ locale: string; handle: string }>;
}

/** What the address names, or 404. */
async function contentOf(params: ColumnPageProps['params']) {
  const { locale: segment, handle } = await params;
  const locale = localeOf(segment);
  const article = await readColumn(decodeSegment(handle), locale);
  if (article === null) notFound();
  return { locale, article };
}

export async function generateMetadata({ params }: ColumnPageProps): Promise<Metadata> {
  const { locale, article } = await contentOf(params);
  return pageMetadata({
    locale,
    path: columnPath(article.handle),
    ...article.seo,
    picture: socialPictureAddress(locale, 'columns', article.handle, columnSocialFacts(article, locale)),
    kind: { publishedTime: article.publishedAt, authors: article.author === '' ? [] : [article.author] },
  });
}

/** `/columns/{handle}` (ROUTE-13). */
export default async function ColumnPage({ params }: ColumnPageProps) {
  const { locale, article } = await contentOf(params);
  const { shopUrl } = env();
  const absolute = (path: string) => shopUrl + localePath(locale, path);
  const changed = (await readAllSitemapResources('ARTICLE')).find(({ handle }) => handle === article.handle);
  const facts = articleFacts({
    url: absolute(columnPath(article.handle)),
    title: article.title,
    description: article.seo.description,
    language: locale,
    image: article.image?.src ?? null,
    publishedAt: article.publishedAt,
    updatedAt: changed?.updatedAt ?? null,
    author: article.author,
    authorsUrl: absolute('/advisors'),
    shop: { name: shopNames(locale).storeName, url: absolute('/') },
  });
  return (
    <ColumnScreen
      locale={locale}
      article={article}
      bodyHtml={sanitiseBody(article.bodyHtml)}
      facts={[facts]}
    />
  );
}
