import type { Metadata } from 'next';
import { cartPageScript } from '../../../browser/cart/cart-page-script';
import { localePath } from '../../../i18n/locale';
import { localeOf } from '../../../i18n/locale-of';
import { words } from '../../../i18n/words';
import { pageMetadata } from '../../../metadata/page-metadata';
import { bestSellersOf } from '../../../screens/cart/best-sellers';
import { CartRanking } from '../../../screens/cart/CartRanking';
import { CartScreen } from '../../../screens/cart/CartScreen';
import { cartWords } from '../../../screens/cart/cart-words';
import { RecentlyChecked } from '../../../screens/favorite/RecentlyChecked';
import { recentWords } from '../../../screens/favorite/recent-words';
import { readRankingIfReachable } from '../../../server/commerce/read-ranking';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface CartPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: CartPageProps): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = words(locale);
  return pageMetadata({
    locale,
    path: '/cart',
    title: t('meta.cart.title'),
    description: t('meta.cart.description'),
    isPrivate: true,
  });
}

/** The cart (ROUTE-04): the same page for everybody; whose cart it is, the browser knows, by a script ahead of all it draws. */
export default async function CartPage({ params }: CartPageProps) {
  const locale = localeOf((await params).locale);
  const ranking = await readRankingIfReachable(locale);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, of constants */}
      <script dangerouslySetInnerHTML={{ __html: cartPageScript(locale === 'en' ? 'EN' : 'JA') }} />
      <CartScreen
        locale={locale}
        words={cartWords(locale)}
        shopAddress={localePath(locale, '/')}
        bestSellers={bestSellersOf(ranking, locale)}
      >
        <CartRanking locale={locale} ranking={ranking} />
        <RecentlyChecked words={recentWords(locale)} />
      </CartScreen>
    </>
  );
}
