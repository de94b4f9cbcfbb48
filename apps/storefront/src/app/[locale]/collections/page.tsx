import type { Metadata } from 'next';
import { CollectionsScreen } from '#features/catalog/screen/collections/CollectionsScreen.tsx';
import { readCollectionDirectory } from '#features/catalog/server/read-collection.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { pageMetadata } from '#foundation/metadata/page-metadata.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface CollectionsPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: CollectionsPageProps): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const m = messages(locale);
  return pageMetadata({
    locale,
    path: '/collections',
    title: m.collections.title,
    description: m.meta.collections.description,
  });
}

/** `/collections` (ROUTE-09). */
export default async function CollectionsPage({ params }: CollectionsPageProps) {
  const locale = localeOf((await params).locale);
  return <CollectionsScreen locale={locale} directory={await readCollectionDirectory(locale)} />;
}
