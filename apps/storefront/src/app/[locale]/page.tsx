import type { Metadata } from 'next';
import { localeOf } from '../../i18n/locale-of';
import { messages } from '../../i18n/messages';
import { pageMetadata } from '../../metadata/page-metadata';
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
  return <HomeScreen locale={locale} content={await readHome(locale)} />;
}
