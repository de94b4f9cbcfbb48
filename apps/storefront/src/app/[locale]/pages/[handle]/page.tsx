import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentScreen } from '#features/content/screen/ContentScreen.tsx';
import { LandingScreen } from '#features/content/screen/LandingScreen.tsx';
import { readContentPage } from '#features/content/server/read-content-page.ts';
import { sanitiseBody } from '#features/content/server/sanitise-body.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { type PageProps, pageMetadata } from '#foundation/metadata/page-metadata.ts';
import { contentPath } from '#foundation/routing/content-pages.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';

/** The page of the address, or 404. */
async function contentOf(params: PageProps<'handle'>['params']) {
  const { locale: segment, handle } = await params;
  const locale = localeOf(segment);
  const content = await readContentPage(decodeSegment(handle), locale);
  if (content === null) notFound();
  return { locale, content };
}

export async function generateMetadata({ params }: PageProps<'handle'>): Promise<Metadata> {
  const { locale, content } = await contentOf(params);
  return pageMetadata({ locale, path: contentPath(content.handle), ...content.seo });
}

/** `/pages/{handle}` and `/fixed/e-gift` (ROUTE-11): shows its sections if it has any, else its text (PAGE-01). */
export default async function ContentPage({ params }: PageProps<'handle'>) {
  const { locale, content } = await contentOf(params);
  if (content.sections.length > 0) return <LandingScreen locale={locale} page={content} />;
  return <ContentScreen locale={locale} content={content} body={sanitiseBody(content.bodyHtml)} />;
}
