import type { Metadata } from 'next';
import { localeOf } from '../../../../i18n/locale-of';
import { words } from '../../../../i18n/words';
import { TroubleScreen } from '../../../../screens/quiet/TroubleScreen';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = words(localeOf((await params).locale));
  return {
    title: t('meta.withStore', { title: t('meta.refused.title') }),
    description: t('meta.refused.description'),
    robots: { index: false },
  };
}

/** Sent by the server, with status 400, 405 or 413, when nothing of a request was carried out (http/shop-handler.ts). */
export default async function TroublePage({ params }: PageProps) {
  return <TroubleScreen locale={localeOf((await params).locale)} kind="refused" />;
}
