import { HomeScreen } from '#features/home/screen/HomeScreen.tsx';
import { readHome } from '#features/home/server/read-home.ts';
import { legalFacts } from '#foundation/brand/legal-facts.ts';
import { returnRules, shopNames } from '#foundation/brand/shop-brand.ts';
import { env } from '#foundation/env/env.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { JsonLd } from '#foundation/metadata/JsonLd.tsx';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';
import { shopFacts } from '#foundation/metadata/shop-facts.ts';
import { POLICIES } from '#foundation/routing/content-pages.ts';

export const generateMetadata = messageMetadata('/', (m) => ({
  title: m.meta.home.title,
  description: m.meta.home.description,
  isHome: true,
  feeds: ['news', 'columns'],
}));

/** The home page (ROUTE-01). */
export default async function HomePage({ params }: PageProps) {
  const locale = localeOf((await params).locale);
  const m = messages(locale);
  const { shopUrl } = env();
  const returns = returnRules(locale);
  const { links, legalName, ...company } = legalFacts(locale);
  const absolute = (path: string) => shopUrl + localePath(locale, path);
  const facts = shopFacts({
    shopUrl,
    url: absolute('/'),
    searchUrl: absolute('/search'),
    language: locale,
    name: shopNames(locale).storeName,
    legalName,
    description: m.meta.home.description,
    company,
    sameAs: [links.instagram, links.x, links.line, links.youtube].filter((url) => url !== undefined),
    returns: returns && { url: absolute(POLICIES['refund-policy']), days: null },
  });
  return (
    <>
      <JsonLd facts={facts} />
      <HomeScreen locale={locale} content={await readHome(locale)} />
    </>
  );
}
