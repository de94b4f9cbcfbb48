import { notFound } from 'next/navigation';
import { AdvisorsScreen } from '#features/content/screen/advisor/AdvisorsScreen.tsx';
import { readAdvisors } from '#features/content/server/read-content-page.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';

/** The advisors; 404 of a shop that neither has any nor gives advice (ROUTE-14). */
async function advisorsIn(params: PageProps['params']) {
  const locale = localeOf((await params).locale);
  const advisors = await readAdvisors(locale);
  if (advisors.length === 0 && shopBrand().hasAdvice !== true) notFound();
  return { locale, advisors };
}

export const generateMetadata = messageMetadata(
  '/advisors',
  (m) => ({
    title: m.advisors.title,
    description: m.meta.advisors.description,
  }),
  advisorsIn,
);

/** `/advisors` (ROUTE-10). */
export default async function AdvisorsPage({ params }: PageProps) {
  return <AdvisorsScreen {...(await advisorsIn(params))} />;
}
