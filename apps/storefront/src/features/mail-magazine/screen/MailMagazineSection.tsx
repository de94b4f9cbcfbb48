import type { BrandCampaign } from '@shop/rules/brand/brand';
import { inLanguage, type Locale } from '@shop/rules/language';
import { MailMagazine } from '@shop/ui-kit/commerce/mail-magazine/MailMagazine';
import { MailMagazineForm } from '@shop/ui-kit/commerce/mail-magazine/MailMagazineForm';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { FORMS, LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface MailMagazineSectionProps {
  locale: Locale;
  /** The prize draw of the day; null for none. */
  campaign: BrandCampaign | null;
  /** Whether it begins later: who signs up now does not take part. */
  isCampaignAhead: boolean;
}

/**
 * The sign-up in every page's footer (FOOT-01, MAIL-01): plain markup, made interactive by browser/forms. Its text promises a
 * coupon, so a shop whose brand has none renders nothing.
 */
export function MailMagazineSection({ locale, campaign, isCampaignAhead }: MailMagazineSectionProps) {
  if (!shopBrand().hasMailMagazine) return null;
  const m = messages(locale);
  const { action, kind, address } = FORMS.mailMagazine;
  return (
    <MailMagazine
      title={m.footer.mailTitle}
      text={m.footer.mailLead}
      campaign={campaignText(campaign, isCampaignAhead, locale)}
    >
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

/** The words of a prize draw (MAIL-05). A cached page may be from an earlier day, so the period is included. */
function campaignText(campaign: BrandCampaign | null, isAhead: boolean, locale: Locale) {
  if (campaign === null) return undefined;
  const m = messages(locale);
  const dateOf = (day: string) => formatDate(`${day}T00:00:00+09:00`, locale);
  return {
    title: `${m.mail.campaignTitle} ${inLanguage(campaign.title, locale)}`,
    lines: [
      m.mail.campaignDays({ from: dateOf(campaign.from), to: dateOf(campaign.to) }),
      ...(isAhead ? [m.mail.campaignAhead({ from: dateOf(campaign.from) })] : []),
      `${inLanguage(campaign.prize, locale)} ${m.mail.campaignWinners({ n: campaign.winners })}`,
      m.mail.campaignNotice,
    ],
  };
}
