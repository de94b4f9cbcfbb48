import { tagSearchPath } from '@shop/rules/catalog/ai-tag';
import { DEFAULT_LIST_VIEW, goToPage } from '@shop/rules/catalog/list-view';
import { clampPage, pageCount } from '@shop/rules/catalog/pagination';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { aiTagNames } from '#content/ai-tag-names.ts';
import { localePath } from '#i18n/locale.ts';
import { localeOf } from '#i18n/locale-of.ts';
import { messages } from '#i18n/messages.ts';
import { pageMetadata } from '#metadata/page-metadata.ts';
import { readTagSegment } from '#routing/tag-segment.ts';
import { TagScreen } from '#screens/search/TagScreen.tsx';
import { tagPageAddress } from '#screens/search/tag-page-address.ts';
import { readCollection } from '#server/commerce/read-collection.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface TagPageProps {
  params: Promise<{ locale: string; tag: string; page: string }>;
}

/** The collection of all products, which tags narrow. */
const ALL = 'all';

export async function generateMetadata({ params }: TagPageProps): Promise<Metadata> {
  const { locale, tag, names, page } = await inputOf(params);
  const m = messages(locale);
  const title = m.meta.tag.title(names);
  const description = m.meta.tag.description(names);
  return pageMetadata({
    locale,
    path: tagPageAddress(tagSearchPath(tag), page),
    title: page === 1 ? title : m.meta.listPage({ title, n: page }),
    description: page === 1 ? description : m.meta.tagPageDescription({ n: page, description }),
  });
}

/** `/search/tag?tagId={parent},{child}&p={page}` (ROUTE-03). */
export default async function TagPage({ params }: TagPageProps) {
  const { locale, tag, names, page } = await inputOf(params);
  const view = goToPage({ ...DEFAULT_LIST_VIEW, tags: [tag] }, page);
  const content = await readCollection(ALL, view, locale);
  if (content === null) notFound();
  const { list, total } = content;
  const last = clampPage(page, pageCount(total));
  const address = localePath(locale, tagSearchPath(tag));
  if (page !== last) redirect(tagPageAddress(address, last));
  return (
    <TagScreen
      locale={locale}
      title={messages(locale).search.tagTitle(names)}
      address={address}
      page={page}
      products={list.products}
      total={total}
    />
  );
}

async function inputOf(params: TagPageProps['params']) {
  const { locale: segment, tag: tagSegment, page: pageSegment } = await params;
  const locale = localeOf(segment);
  const tag = readTagSegment(tagSegment);
  const names = tag && aiTagNames(tag, locale);
  const page = /^p([1-9]\d{0,3})$/.exec(pageSegment)?.[1];
  if (tag === null || names === null || page === undefined) notFound();
  return { locale, tag, names, page: Number(page) };
}
