import { jstDateAt } from '@shop/rules/jst-date';
import { inLanguage, type Locale } from '@shop/rules/language';
import { campaignToShow } from '@shop/rules/mail-magazine/campaign';
import { MailMagazine } from '@shop/ui-kit/commerce/mail-magazine/MailMagazine';
import { MailMagazineForm } from '@shop/ui-kit/commerce/mail-magazine/MailMagazineForm';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { FORMS, LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { messages } from '#foundation/i18n/messages.ts';

/**
 * The sign-up in every page's footer (FOOT-01, MAIL-01): plain markup, made interactive by browser/forms. Its text promises a
 * coupon, so a shop whose brand has none renders nothing.
 */
export function MailMagazineSection({ locale }: { locale: Locale }) {
  if (!shopBrand().hasMailMagazine) return null;
  const m = messages(locale);
  const { action, kind, address } = FORMS.mailMagazine;
  return (
    <MailMagazine title={m.footer.mailTitle} text={m.footer.mailLead} campaign={campaignText(locale)}>
      <MailMagazineForm
        action={action}
        kind={kind}
        name={address}
        label={m.footer.mailLabel}
        placeholder={m.footer.mailPlaceholder}
        submit={m.footer.mailSubmit}
        consent={m.footer.mailConsent}
        extra={{ [LANGUAGE_FIELD]: locale }}
      />
    </MailMagazine>
  );
}

/** The current or next prize draw (MAIL-05). A cached page may be from an earlier day, so the period is included. */
function campaignText(locale: Locale) {
  const m = messages(locale);
  const campaign = campaignToShow(shopBrand().campaigns ?? [], jstDateAt(Date.now()));
  if (campaign === null) return undefined;
  const dateOf = (day: string) => formatDate(`${day}T00:00:00+09:00`, locale);
  return {
    title: `${m.mail.campaignTitle} ${inLanguage(campaign.title, locale)}`,
    lines: [
      m.mail.campaignDays({ from: dateOf(campaign.from), to: dateOf(campaign.to) }),
      `${inLanguage(campaign.prize, locale)} ${m.mail.campaignWinners({ n: campaign.winners })}`,
      m.mail.campaignNotice,
    ],
  };
}
