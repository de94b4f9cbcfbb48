import { Breadcrumb } from '@shop/ui-kit/primitives/Breadcrumb';
import { env } from '#foundation/env/env.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { JsonLd } from '#foundation/metadata/JsonLd.tsx';
import { breadcrumbFacts, type GraphNode } from '#foundation/metadata/shop-facts.ts';

interface PageCrumbsProps {
  locale: Locale;
  title: string;
  /** The page between the home page and this one: its title and Japanese path. @default none */
  parent?: { readonly title: string; readonly path: string };
  /** More structured data of the page. @default nothing */
  facts?: readonly GraphNode[];
}

/** The breadcrumbs of a page below the home page or one page below it, for shoppers and for search engines (NAV-01). */
export function PageCrumbs({ locale, title, parent, facts = [] }: PageCrumbsProps) {
  const m = messages(locale);
  const crumbs = [
    { label: m.common.top, href: localePath(locale, '/') },
    ...(parent === undefined ? [] : [{ label: parent.title, href: localePath(locale, parent.path) }]),
    { label: title },
  ];
  return (
    <>
      <JsonLd facts={[...facts, breadcrumbFacts(crumbs, env().shopUrl)]} />
      <Breadcrumb label={m.nav.breadcrumb} items={crumbs} />
    </>
  );
}
