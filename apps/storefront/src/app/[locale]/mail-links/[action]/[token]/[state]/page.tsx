import { notFound, redirect } from 'next/navigation';
import { doneByLink, LINK_RESULT_PAGES } from '#features/mail/server/apply-link.ts';
import {
  DamagedLinkScreen,
  EndedMagazineScreen,
  MailLinkScreen,
  mailLinkTitle,
} from '#features/mail-magazine/screen/MailLinkScreen.tsx';
import { RegistrationScreen } from '#features/mail-magazine/screen/RegistrationScreen.tsx';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { env } from '#foundation/env/env.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { LINK_PURPOSES, readLink } from '#foundation/mail/signed-link.ts';
import { type PageProps, resultMetadata } from '#foundation/metadata/page-metadata.ts';
import { FAILED_MAIL_LINK } from '#foundation/routing/mail-links.ts';
import { shopStore } from '#foundation/store/shop-store.ts';

// Valid for one reader, once: never cached.
export const dynamic = 'force-dynamic';

export const generateMetadata = resultMetadata<'action'>((m, { action }) =>
  mailLinkTitle(purposeOf(action), m),
);

/** The action of an address, or 404. */
const purposeOf = (action: string) => LINK_PURPOSES.find((one) => one === action) ?? notFound();

/** The target of a mail's link (MAIL-06). */
export default async function MailLinkPage({ params }: PageProps<'action' | 'token' | 'state'>) {
  const { locale: segment, action, token, state } = await params;
  const locale = localeOf(segment);
  const purpose = purposeOf(action);
  if (purpose === 'confirm' && !shopBrand().hasMailMagazine) return <EndedMagazineScreen locale={locale} />;
  const target = readLink(token, { secret: env().mailLinkSecret, now: new Date() });
  if (target?.purpose === purpose) {
    const done = await doneByLink(shopStore(), target);
    if (done !== null) redirect(localePath(locale, LINK_RESULT_PAGES[done]));
    return (
      <MailLinkScreen locale={locale} action={purpose} token={token} hasFailed={state === FAILED_MAIL_LINK} />
    );
  }
  // A new link is sent by the form in the footer.
  return purpose === 'confirm' ? (
    <RegistrationScreen locale={locale} result="expired" />
  ) : (
    <DamagedLinkScreen locale={locale} title={mailLinkTitle(purpose, messages(locale))} />
  );
}
