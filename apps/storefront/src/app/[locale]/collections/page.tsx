import { CollectionsScreen } from '#features/catalog/screen/collections/CollectionsScreen.tsx';
import { readCollectionDirectory } from '#features/catalog/server/read-collection.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';
import { listsText } from '#foundation/navigation/navigation.ts';

export const generateMetadata = messageMetadata('/collections', ({ locale }) => listsText(locale));

/** `/collections` (ROUTE-09). */
export default async function CollectionsPage({ params }: PageProps) {
  const locale = localeOf((await params).locale);
  return <CollectionsScreen locale={locale} directory={await readCollectionDirectory(locale)} />;
}
