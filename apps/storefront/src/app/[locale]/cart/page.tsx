import { bestSellersOf, CartRanking } from '#features/cart/screen/CartRanking.tsx';
import { CartScreen } from '#features/cart/screen/CartScreen.tsx';
import { RecentlyChecked } from '#features/favorite/screen/RecentlyChecked.tsx';
import { readRankingIfReachable } from '#features/ranking/server/read-ranking.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messageTable } from '#foundation/i18n/messages.ts';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';
import { listsText } from '#foundation/navigation/navigation.ts';
import { InlineScript } from '#foundation/screen/InlineScript.tsx';

export const generateMetadata = messageMetadata('/cart', (m) => ({
  title: m.meta.cart.title,
  description: m.meta.cart.description,
  isPrivate: true,
}));

/** The cart (ROUTE-04): the same page for all visitors. A script before its content reads the visitor's cart id in the browser. */
export default async function CartPage({ params }: PageProps) {
  const locale = localeOf((await params).locale);
  const ranking = await readRankingIfReachable(locale);
  return (
    <>
      <InlineScript name="cartPage" />
      <CartScreen
        messages={messageTable('cart', locale)}
        shopAddress={localePath(locale, '/')}
        emptyHint={listsText(locale).lead ?? null}
        bestSellers={bestSellersOf(ranking, locale)}
        sendsByVendor={shopBrand().sendsByVendor === true}
      >
        <CartRanking locale={locale} ranking={ranking} />
        <RecentlyChecked messages={messageTable('cards', locale)} />
      </CartScreen>
    </>
  );
}
