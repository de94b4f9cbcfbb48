import type { Metadata } from 'next';
import { localeOf } from '#i18n/locale-of.ts';
import { messages } from '#i18n/messages.ts';
import { MissingScreen } from '#screens/error-pages/MissingScreen.tsx';
import { readRankingIfReachable } from '#server/commerce/read-ranking.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface PageProps {
  params: Promise<{ locale: string }>;
}

const POPULAR = 4;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const m = messages(localeOf((await params).locale));
  return {
    title: m.meta.withStore({ title: m.meta.notFound.title }),
    description: m.meta.notFound.description,
    robots: { index: false },
  };
}

/** Sent by the server, with status 404, in place of Next's bare answer (http/shop-handler.ts). */
export default async function MissingPage({ params }: PageProps) {
  const locale = localeOf((await params).locale);
  return <MissingScreen locale={locale} popular={(await readRankingIfReachable(locale)).slice(0, POPULAR)} />;
}
