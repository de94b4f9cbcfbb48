import type { Metadata } from 'next';
import { shopBrand, shopNames } from '../../brand/shop-brand';
import { POLICIES } from '../../content/content-pages';
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
  const { names, company, links = {}, returns } = shopBrand();
  const absolute = (path: string) => shopUrl + localePath(locale, path);
  const facts = shopFacts({
    shopUrl,
    url: absolute('/'),
    searchUrl: absolute('/search'),
    language: locale,
    name: shopNames(locale).storeName,
    legalName: names?.[locale].company,
    description: m.meta.home.description,
    company: company && { ...company, address: company.address[locale] },
    sameAs: [links.instagram, links.x, links.line, links.youtube].filter((url) => url !== undefined),
    returns: returns && { url: absolute(POLICIES['refund-policy']), days: null },
  });
  return (
    <>
      <JsonLd facts={facts} />
      <HomeScreen locale={locale} content={await readHome(locale)} />
    </>
  );
}
