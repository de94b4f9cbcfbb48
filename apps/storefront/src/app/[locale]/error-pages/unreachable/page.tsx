import type { Metadata } from 'next';
import { localeOf } from '#i18n/locale-of.ts';
import { messages } from '#i18n/messages.ts';
import { ErrorScreen } from '#screens/error-pages/ErrorScreen.tsx';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const m = messages(localeOf((await params).locale));
  return {
    title: m.meta.withStore({ title: m.meta.failed.title }),
    description: m.meta.failed.description,
    robots: { index: false },
  };
}

/** Sent by the server, with status 503, while the platform is out of reach (http/shop-handler.ts). */
export default async function FailedPage({ params }: PageProps) {
  return <ErrorScreen locale={localeOf((await params).locale)} kind="unreachable" />;
}
