import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import type { PageProps } from '#foundation/metadata/page-metadata.ts';
import { ERROR_KINDS, ErrorScreen } from '#shell/error-pages/ErrorScreen.tsx';

/** The error of the address, or 404. */
async function errorOf(params: PageProps<'kind'>['params']) {
  const { locale, kind } = await params;
  return { locale: localeOf(locale), kind: ERROR_KINDS.find((one) => one === kind) ?? notFound() };
}

export async function generateMetadata({ params }: PageProps<'kind'>): Promise<Metadata> {
  const { locale, kind } = await errorOf(params);
  const m = messages(locale);
  const shown = kind === 'refused' || kind === 'form' ? kind : 500;
  return {
    title: m.meta.withStore({ title: m.error[shown].title }),
    description: m.error[shown].body,
    robots: { index: false },
  };
}

/**
 * Sent by the server (packages/page-server/src/refusals.ts, page-handler.ts): `failed` with status 500, when a page could not be rendered, and
 * with 503 of a link that acts; `refused` with 400, 405 or 413, when a request was rejected without effect; `unreachable` with 503, while the
 * platform is unreachable, or 429, for too many requests; `form` with each of them, for a browser's form.
 */
export default async function ErrorPage({ params }: PageProps<'kind'>) {
  return <ErrorScreen {...(await errorOf(params))} />;
}
