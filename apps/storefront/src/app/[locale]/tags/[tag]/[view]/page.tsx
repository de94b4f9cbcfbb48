import { tagSearchPath } from '@shop/rules/catalog/ai-tag';
import { goToPage, isPlain, type ListView, parseListSegment } from '@shop/rules/catalog/list-view';
import { clampPage, pageCount } from '@shop/rules/catalog/pagination';
import type { AiTag } from '@shop/rules/product/product';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { aiTagNames } from '#features/catalog/contract/ai-tag-names.ts';
import { readCollection } from '#features/catalog/server/read-collection.ts';
import { TagScreen, tagPageAddress } from '#features/search/screen/TagScreen.tsx';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { type PageProps, pageMetadata } from '#foundation/metadata/page-metadata.ts';
import { readTagSegment } from '#foundation/routing/decode-segment.ts';

/** The collection of all products, which tags filter. */
const ALL = 'all';

export async function generateMetadata({ params }: PageProps<'tag' | 'view'>): Promise<Metadata> {
  const { locale, tag, names, view } = await inputOf(params);
  const content = await readTagList(tag, view, locale);
  const { page } = view;
  const m = messages(locale);
  const title = m.meta.tag.title(names);
  const description = m.meta.tag.description(names);
  return pageMetadata({
    locale,
    // Another order or filter shows the same products again: its canonical address is the tag's first page.
    path: isPlain(view) ? tagPageAddress(tagSearchPath(tag), view) : tagSearchPath(tag),
    title: page === 1 ? title : m.meta.listPage({ title, n: page }),
    // An empty list is not indexed.
    isVariant: !isPlain(view) || content?.total === 0,
    description: page === 1 ? description : m.meta.tagPageDescription({ n: page, description }),
  });
}

/** `/search/tag?tagId={parent},{child}&p={page}` in an order and with filters (ROUTE-03, LIST-04). */
export default async function TagPage({ params }: PageProps<'tag' | 'view'>) {
  const { locale, tag, names, view } = await inputOf(params);
  const content = await readTagList(tag, view, locale);
  if (content === null) notFound();
  const { list, total, facets } = content;
  const last = clampPage(view.page, pageCount(total));
  const address = localePath(locale, tagSearchPath(tag));
  if (view.page !== last) redirect(tagPageAddress(address, goToPage(view, last)));
  return (
    <TagScreen
      locale={locale}
      title={messages(locale).meta.tag.title(names)}
      address={address}
      tagId={`${tag.parentId},${tag.childId}`}
      view={view}
      products={list.products}
      total={total}
      facets={facets}
    />
  );
}

function readTagList(tag: AiTag, view: ListView, locale: Locale) {
  return readCollection(ALL, { ...view, tags: [tag] }, locale);
}

async function inputOf(params: PageProps<'tag' | 'view'>['params']) {
  const { locale: segment, tag: tagSegment, view: viewSegment } = await params;
  const locale = localeOf(segment);
  const tag = readTagSegment(tagSegment);
  const names = tag && aiTagNames(tag, locale);
  const view = parseListSegment(viewSegment);
  if (tag === null || names === null || view === null || view.tags.length > 0) notFound();
  return { locale, tag, names, view };
}
