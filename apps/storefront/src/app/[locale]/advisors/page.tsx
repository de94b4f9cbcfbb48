import type { Metadata } from 'next';
import { env } from '../../../env';
import { localeOf } from '../../../i18n/locale-of';
import { words } from '../../../i18n/words';
import { breadcrumbFacts } from '../../../metadata/breadcrumb-facts';
import { JsonLd } from '../../../metadata/JsonLd';
import { pageMetadata } from '../../../metadata/page-metadata';
import { AdvisorsScreen } from '../../../screens/advisor/AdvisorsScreen';
import { pageCrumbs } from '../../../screens/content/page-crumbs';
import { readAdvisors } from '../../../server/commerce/read-advisors';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface AdvisorsPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: AdvisorsPageProps): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = words(locale);
  return pageMetadata({
    locale,
    path: '/advisors',
    title: t('advisors.title'),
    description: t('meta.advisors.description'),
  });
}

/** `/advisors` (ROUTE-10). */
export default async function AdvisorsPage({ params }: AdvisorsPageProps) {
  const locale = localeOf((await params).locale);
  const crumbs = pageCrumbs(words(locale)('advisors.title'), locale);
  return (
    <>
      <JsonLd facts={breadcrumbFacts(crumbs, env().shopUrl)} />
      <AdvisorsScreen locale={locale} advisors={await readAdvisors(locale)} />
    </>
  );
}
