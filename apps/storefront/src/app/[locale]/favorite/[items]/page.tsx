import { parseSharedFavorites } from '@shop/rules/favorite/favorites';
import { notFound } from 'next/navigation';
import { SharedFavoritesScreen } from '#features/link/screen/SharedFavoritesScreen.tsx';
import { readCards } from '#features/product/server/read-cards.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { type PageProps, resultMetadata } from '#foundation/metadata/page-metadata.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';

// Lists can be invented freely: the page is never cached, its cards are.
export const dynamic = 'force-dynamic';

export const generateMetadata = resultMetadata((m) => m.links.favoritesTitle);

/** A shared list of favourites: `/favorite?items=1.2.3` (LINK-03). */
export default async function SharedFavoritesPage({ params }: PageProps<'items'>) {
  const { locale: segment, items } = await params;
  const locale = localeOf(segment);
  const { favorites, isCut } = parseSharedFavorites(decodeSegment(items)) ?? notFound();
  return <SharedFavoritesScreen locale={locale} cards={await readCards(favorites, locale)} isCut={isCut} />;
}
