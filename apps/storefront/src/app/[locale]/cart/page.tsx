import { CartGetByIdDocument } from '@shop/graphql/documents';
import type { Metadata } from 'next';
import { localePath } from '#i18n/locale.ts';
import { localeOf } from '#i18n/locale-of.ts';
import { messages, messageTable } from '#i18n/messages.ts';
import { pageMetadata } from '#metadata/page-metadata.ts';
import { bestSellersOf } from '#screens/cart/best-sellers.ts';
import { CartRanking } from '#screens/cart/CartRanking.tsx';
import { CartScreen } from '#screens/cart/CartScreen.tsx';
import { RecentlyChecked } from '#screens/favorite/RecentlyChecked.tsx';
import { InlineScript } from '#screens/layout/InlineScript.tsx';
import { readRankingIfReachable } from '#server/commerce/read-ranking.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

/** How the page's script asks for the cart, as the shop's own reading does. */
const CART_QUERY = String(CartGetByIdDocument).replace(/\s+/g, ' ').trim();

interface CartPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: CartPageProps): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const m = messages(locale);
  return pageMetadata({
    locale,
    path: '/cart',
    title: m.meta.cart.title,
    description: m.meta.cart.description,
    isPrivate: true,
  });
}

/** The cart (ROUTE-04): the same page for everybody; whose cart it is, the browser knows, by a script ahead of all it draws. */
export default async function CartPage({ params }: CartPageProps) {
  const locale = localeOf((await params).locale);
  const ranking = await readRankingIfReachable(locale);
  return (
    <>
      <InlineScript name="cartPage" data-query={CART_QUERY} />
      <CartScreen
        messages={messageTable('cart', locale)}
        shopAddress={localePath(locale, '/')}
        bestSellers={bestSellersOf(ranking, locale)}
      >
        <CartRanking locale={locale} ranking={ranking} />
        <RecentlyChecked messages={messageTable('cards', locale)} />
      </CartScreen>
    </>
  );
}
