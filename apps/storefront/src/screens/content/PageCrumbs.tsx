import { Breadcrumb } from '@shop/ui-kit/primitives/Breadcrumb';
import { env } from '../../env';
import { type Locale, localePath } from '../../i18n/locale';
import { messages } from '../../i18n/messages';
import { breadcrumbFacts } from '../../metadata/breadcrumb-facts';
import { JsonLd } from '../../metadata/JsonLd';

interface PageCrumbsProps {
  locale: Locale;
  title: string;
}

/** The way to a page that stands right under the home page, for shoppers and for search engines (NAV-01). */
export function PageCrumbs({ locale, title }: PageCrumbsProps) {
  const m = messages(locale);
  const crumbs = [{ label: m.common.top, href: localePath(locale, '/') }, { label: title }];
  return (
    <>
      <JsonLd facts={breadcrumbFacts(crumbs, env().shopUrl)} />
      <Breadcrumb label={m.nav.breadcrumb} items={crumbs} />
    </>
  );
}
