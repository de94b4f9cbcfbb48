import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { columnPath } from '#features/content/contract/column-pages.ts';
import { articleJsonLd } from '#features/content/metadata/article-json-ld.ts';
import { ColumnScreen } from '#features/content/screen/column/ColumnScreen.tsx';
import { readAdvisors, readColumn, readColumns } from '#features/content/server/read-content-page.ts';
import { sanitiseBody } from '#features/content/server/sanitise-body.ts';
import { readAllSitemapResources } from '#features/sitemap/server/read-sitemap-source.ts';
import { columnSocialFacts } from '#features/social-picture/server/social-facts.ts';
import { shopNames } from '#foundation/brand/shop-brand.ts';
import { env } from '#foundation/env/env.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { type PageProps, pageMetadata } from '#foundation/metadata/page-metadata.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';
import { socialPictureAddress } from '#foundation/routing/social-picture.ts';

/** The column of the address, or 404. */
async function contentOf(params: PageProps<'handle'>['params']) {
  const { locale: segment, handle } = await params;
  const locale = localeOf(segment);
  const article = await readColumn(decodeSegment(handle), locale);
  if (article === null) notFound();
  return { locale, article };
}

export async function generateMetadata({ params }: PageProps<'handle'>): Promise<Metadata> {
  const { locale, article } = await contentOf(params);
  return pageMetadata({
    locale,
    path: columnPath(article.handle),
    ...article.seo,
    feeds: ['columns'],
    picture: socialPictureAddress(locale, 'columns', article.handle, columnSocialFacts(article, locale)),
    kind: { publishedTime: article.publishedAt, authors: article.author === '' ? [] : [article.author] },
  });
}

/** `/columns/{handle}` (ROUTE-13). */
export default async function ColumnPage({ params }: PageProps<'handle'>) {
  const { locale, article } = await contentOf(params);
  const { shopUrl } = env();
  // The column is complete without them.
  const [advisors, columns] = await Promise.all([
    article.author === '' ? [] : readAdvisors(locale).catch(() => []),
    readColumns(locale).catch(() => []),
  ]);
  const absolute = (path: string) => shopUrl + localePath(locale, path);
  const changed = (await readAllSitemapResources('ARTICLE')).find(({ handle }) => handle === article.handle);
  const facts = articleJsonLd({
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
      writer={advisors.find(({ name }) => name === article.author) ?? null}
      others={columns.filter(({ handle }) => handle !== article.handle).slice(0, 2)}
      bodyHtml={sanitiseBody(article.bodyHtml)}
      facts={[facts]}
    />
  );
}
