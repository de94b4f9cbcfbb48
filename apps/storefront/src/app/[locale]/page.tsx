import type { Metadata } from 'next';
import { RETURNS } from '../../content/returns';
import { SHOP, SHOP_ADDRESS, SHOP_CONTACT, SHOP_LINKS } from '../../content/shop';
import { env } from '../../env';
import { localePath } from '../../i18n/locale';
import { localeOf } from '../../i18n/locale-of';
import { messages } from '../../i18n/messages';
import { JsonLd } from '../../metadata/JsonLd';
import { pageMetadata } from '../../metadata/page-metadata';
import { shopFacts } from '../../metadata/shop-facts';
import { HomeScreen } from '../../screens/home/HomeScreen';
import { readHome } from '../../server/commerce/read-home';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface HomePageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const m = messages(locale);
  return pageMetadata({
    locale,
    path: '/',
    title: m.meta.home.title,
    description: m.meta.home.description,
    isHome: true,
  });
}

/** The home page (ROUTE-01). */
export default async function HomePage({ params }: HomePageProps) {
  const locale = localeOf((await params).locale);
  const m = messages(locale);
  const { shopUrl } = env();
  const absolute = (path: string) => shopUrl + localePath(locale, path);
  const facts = shopFacts({
    shopUrl,
    url: absolute('/'),
    searchUrl: absolute('/search'),
    language: locale,
    name: SHOP[locale].storeName,
    legalName: SHOP[locale].company,
    description: m.meta.home.description,
    address: SHOP_ADDRESS[locale],
    contact: SHOP_CONTACT,
    sameAs: [SHOP_LINKS.instagram, SHOP_LINKS.x, SHOP_LINKS.line, SHOP_LINKS.youtube],
    returns: { url: absolute(RETURNS.path), days: null },
  });
  return (
    <>
      <JsonLd facts={facts} />
      <HomeScreen locale={locale} content={await readHome(locale)} />
    </>
  );
}
