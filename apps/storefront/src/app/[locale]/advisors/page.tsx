import type { Metadata } from 'next';
import { AdvisorsScreen } from '#features/content/screen/advisor/AdvisorsScreen.tsx';
import { readAdvisors } from '#features/content/server/read-content-page.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { pageMetadata } from '#foundation/metadata/page-metadata.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface AdvisorsPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: AdvisorsPageProps): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const m = messages(locale);
  return pageMetadata({
    locale,
    path: '/advisors',
    title: m.advisors.title,
    description: m.meta.advisors.description,
  });
}

/** `/advisors` (ROUTE-10). */
export default async function AdvisorsPage({ params }: AdvisorsPageProps) {
  const locale = localeOf((await params).locale);
  return <AdvisorsScreen locale={locale} advisors={await readAdvisors(locale)} />;
}
