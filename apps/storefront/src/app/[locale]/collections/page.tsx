import type { Metadata } from 'next';
import { env } from '../../../env';
import { localeOf } from '../../../i18n/locale-of';
import { words } from '../../../i18n/words';
import { breadcrumbFacts } from '../../../metadata/breadcrumb-facts';
import { JsonLd } from '../../../metadata/JsonLd';
import { pageMetadata } from '../../../metadata/page-metadata';
import { CollectionsScreen } from '../../../screens/collections/CollectionsScreen';
import { pageCrumbs } from '../../../screens/content/page-crumbs';
import { readCollectionDirectory } from '../../../server/commerce/read-collection-directory';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface CollectionsPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: CollectionsPageProps): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = words(locale);
  return pageMetadata({
    locale,
    path: '/collections',
    title: t('collections.title'),
    description: t('meta.collections.description'),
  });
}

/** `/collections` (ROUTE-09). */
export default async function CollectionsPage({ params }: CollectionsPageProps) {
  const locale = localeOf((await params).locale);
  const crumbs = pageCrumbs(words(locale)('collections.title'), locale);
  return (
    <>
      <JsonLd facts={breadcrumbFacts(crumbs, env().shopUrl)} />
      <CollectionsScreen locale={locale} directory={await readCollectionDirectory(locale)} />
    </>
  );
}
