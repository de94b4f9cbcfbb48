import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { contentPath } from '#content/content-pages.ts';
import { localeOf } from '#i18n/locale-of.ts';
import { pageMetadata } from '#metadata/page-metadata.ts';
import { decodeSegment } from '#routing/decode-segment.ts';
import { ContentScreen } from '#screens/content/ContentScreen.tsx';
import { LandingScreen } from '#screens/content/LandingScreen.tsx';
import { readContentPage } from '#server/commerce/read-content-page.ts';
import { sanitiseBody } from '#server/sanitise-body.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface ContentPageProps {
  params: Promise<{ locale: string; handle: string }>;
}

/** What the address names, or 404. */
async function contentOf(params: ContentPageProps['params']) {
  const { locale: segment, handle } = await params;
  const locale = localeOf(segment);
  const content = await readContentPage(decodeSegment(handle), locale);
  if (content === null) notFound();
  return { locale, content };
}

export async function generateMetadata({ params }: ContentPageProps): Promise<Metadata> {
  const { locale, content } = await contentOf(params);
  return pageMetadata({ locale, path: contentPath(content.handle), ...content.seo });
}

/** `/pages/{handle}` and `/fixed/e-gift` (ROUTE-11): one that has sections shows these, any other its text (PAGE-01). */
export default async function ContentPage({ params }: ContentPageProps) {
  const { locale, content } = await contentOf(params);
  if (content.sections.length > 0) return <LandingScreen locale={locale} page={content} />;
  return <ContentScreen locale={locale} content={content} body={sanitiseBody(content.bodyHtml)} />;
}
