import { Breadcrumb } from '@shop/ui-kit/primitives/Breadcrumb';
import { env } from '../../env';
import { type Locale, localePath } from '../../i18n/locale';
import { messages } from '../../i18n/messages';
import { breadcrumbFacts } from '../../metadata/breadcrumb-facts';
import type { GraphNode } from '../../metadata/graph';
import { JsonLd } from '../../metadata/JsonLd';

interface PageCrumbsProps {
  locale: Locale;
  title: string;
  /** What else the page tells search engines. @default nothing */
  facts?: readonly GraphNode[];
}

/** The way to a page that stands right under the home page, for shoppers and for search engines (NAV-01). */
export function PageCrumbs({ locale, title, facts = [] }: PageCrumbsProps) {
  const m = messages(locale);
  const crumbs = [{ label: m.common.top, href: localePath(locale, '/') }, { label: title }];
  return (
    <>
      <JsonLd facts={[...facts, breadcrumbFacts(crumbs, env().shopUrl)]} />
      <Breadcrumb label={m.nav.breadcrumb} items={crumbs} />
    </>
  );
}
