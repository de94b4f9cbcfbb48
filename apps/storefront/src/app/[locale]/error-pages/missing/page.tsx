import type { Metadata } from 'next';
import { readPlacePicture } from '#features/home/server/read-home.ts';
import { readPicturedCategories } from '#features/home/server/read-pictured-categories.ts';
import { readRankingIfReachable } from '#features/ranking/server/read-ranking.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import type { PageProps } from '#foundation/metadata/page-metadata.ts';
import { MissingScreen } from '#shell/error-pages/MissingScreen.tsx';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const m = messages(localeOf((await params).locale));
  return {
    title: m.meta.withStore({ title: m.error[404].title }),
    description: m.meta.notFound.description,
    robots: { index: false },
  };
}

/** Sent by the server, with status 404, in place of Next's plain answer (packages/page-server/src/page-handler.ts). */
export default async function MissingPage({ params }: PageProps) {
  const locale = localeOf((await params).locale);
  const [ranking, categories, picture] = await Promise.all([
    readRankingIfReachable(locale),
    readPicturedCategories(locale),
    readPlacePicture(locale),
  ]);
  return <MissingScreen locale={locale} picture={picture} popular={ranking} categories={categories} />;
}
