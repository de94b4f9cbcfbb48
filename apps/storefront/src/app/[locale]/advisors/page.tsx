import { AdvisorsScreen } from '#features/content/screen/advisor/AdvisorsScreen.tsx';
import { readAdvisors } from '#features/content/server/read-content-page.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';

export const generateMetadata = messageMetadata('/advisors', (m) => ({
  title: m.advisors.title,
  description: m.meta.advisors.description,
}));

/** `/advisors` (ROUTE-10). */
export default async function AdvisorsPage({ params }: PageProps) {
  const locale = localeOf((await params).locale);
  return <AdvisorsScreen locale={locale} advisors={await readAdvisors(locale)} />;
}
