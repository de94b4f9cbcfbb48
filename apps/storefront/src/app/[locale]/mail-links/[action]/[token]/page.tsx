import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { env } from '#env.ts';
import { localeOf } from '#i18n/locale-of.ts';
import { messages } from '#i18n/messages.ts';
import { MailLinkScreen } from '#screens/mail-magazine/MailLinkScreen.tsx';
import { RegistrationScreen } from '#screens/mail-magazine/RegistrationScreen.tsx';
import { LINK_PURPOSES, readLink } from '#server/mail/signed-link.ts';

// One reader has it, once: it is never cached.
export const dynamic = 'force-dynamic';

interface PageProps {
  params: Promise<{ locale: string; action: string; token: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const m = messages(localeOf((await params).locale));
  return { title: m.meta.withStore({ title: m.footer.mailTitle }), robots: { index: false } };
}

/** Where a link of a mail leads (MAIL-06). */
export default async function MailLinkPage({ params }: PageProps) {
  const { locale: segment, action, token } = await params;
  const locale = localeOf(segment);
  const purpose = LINK_PURPOSES.find((one) => one === action) ?? notFound();
  const target = readLink(token, { secret: env().mailLinkSecret, now: new Date() });
  if (target?.purpose !== purpose) return <RegistrationScreen locale={locale} result="expired" />;
  return <MailLinkScreen locale={locale} action={purpose} token={token} />;
}
