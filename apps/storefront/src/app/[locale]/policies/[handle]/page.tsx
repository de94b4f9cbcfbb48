import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentScreen } from '#features/content/screen/ContentScreen.tsx';
import { readPolicy } from '#features/content/server/read-content-page.ts';
import { sanitiseBody } from '#features/content/server/sanitise-body.ts';
import { hasPolicy } from '#foundation/brand/shop-brand.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import { type PageProps, pageMetadata } from '#foundation/metadata/page-metadata.ts';
import { isPolicy, POLICIES } from '#foundation/routing/content-pages.ts';

/** The policy of the address, or 404. */
async function policyOf(params: PageProps<'handle'>['params']) {
  const { locale: segment, handle } = await params;
  const locale = localeOf(segment);
  if (!isPolicy(handle)) notFound();
  const content = await readPolicy(handle, locale);
  if (content === null) notFound();
  return { locale, handle, content };
}

export async function generateMetadata({ params }: PageProps<'handle'>): Promise<Metadata> {
  const { locale, handle, content } = await policyOf(params);
  return pageMetadata({
    locale,
    path: POLICIES[handle],
    title: content.title,
    description: messages(locale).meta.policies[handle],
    locales: shopLocales().filter((language) => language === locale || hasPolicy(handle, language)),
  });
}

/** `/policies/{handle}` (ROUTE-12). */
export default async function PolicyPage({ params }: PageProps<'handle'>) {
  const { locale, content } = await policyOf(params);
  return <ContentScreen locale={locale} content={content} body={sanitiseBody(content.bodyHtml)} />;
}
