import { ProductSlider } from '#features/catalog/screen/cards/ProductSlider.tsx';
import { FavoriteScreen } from '#features/favorite/screen/FavoriteScreen.tsx';
import { readRankingIfReachable } from '#features/ranking/server/read-ranking.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';

/** Popular plants below the list. */
const POPULAR = 10;

export const generateMetadata = messageMetadata('/favorite', (m) => ({
  title: m.favorite.title,
  description: m.meta.favorite.description,
  isPrivate: true,
}));

/** The favourites (ROUTE-05): the same page for all visitors; the browser stores the products. */
export default async function FavoritePage({ params }: PageProps) {
  const locale = localeOf((await params).locale);
  const popular = (await readRankingIfReachable(locale)).slice(0, POPULAR);
  return (
    <FavoriteScreen
      messages={messageTable('favorite', locale)}
      cardMessages={messageTable('cards', locale)}
      shopAddress={localePath(locale, '/')}
    >
      {popular.length > 0 && (
        <ProductSlider
          id="popular"
          title={messages(locale).search.recommend}
          products={popular}
          locale={locale}
        />
      )}
    </FavoriteScreen>
  );
}
