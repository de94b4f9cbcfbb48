import { notFound } from 'next/navigation';
import { CollectionsScreen } from '#features/catalog/screen/collections/CollectionsScreen.tsx';
import { readListsPage } from '#features/catalog/server/read-lists-page.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';
import { listsText } from '#foundation/navigation/navigation.ts';

/** The lists, or 404 of a shop without any (ROUTE-14). */
async function listsIn(params: PageProps['params']) {
  const locale = localeOf((await params).locale);
  return { locale, directory: (await readListsPage(locale)) ?? notFound() };
}

export const generateMetadata = messageMetadata('/collections', ({ locale }) => listsText(locale), listsIn);

/** `/collections` (ROUTE-09). */
export default async function CollectionsPage({ params }: PageProps) {
  return <CollectionsScreen {...(await listsIn(params))} />;
}
