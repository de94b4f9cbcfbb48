import type { BrandCampaign } from '@shop/rules/brand/brand';
import { inLanguage, type Locale } from '@shop/rules/language';
import { MailMagazine } from '@shop/ui-kit/commerce/mail-magazine/MailMagazine';
import { MailMagazineForm } from '@shop/ui-kit/commerce/mail-magazine/MailMagazineForm';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { DRAW_FIELD, FORMS, LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface MailMagazineSectionProps {
  locale: Locale;
  /** The prize draws of the day, the one that ends next first. */
  campaigns: readonly BrandCampaign[];
  /** Whether they begin later: who signs up now does not take part. */
  isCampaignAhead: boolean;
}

/**
 * The sign-up in every page's footer (FOOT-01, MAIL-01): plain markup, made interactive by browser/forms. Its text promises a
 * coupon, so a shop whose brand has none renders nothing.
 */
export function MailMagazineSection({ locale, campaigns, isCampaignAhead }: MailMagazineSectionProps) {
  if (!shopBrand().hasMailMagazine) return null;
  const m = messages(locale);
  const { action, kind, address } = FORMS.mailMagazine;
  return (
    <MailMagazine
      title={m.footer.mailTitle}
      text={m.footer.mailLead}
      campaign={campaignText(campaigns, isCampaignAhead, locale)}
    >
      <MailMagazineForm
        action={action}
        kind={kind}
        name={address}
        label={m.footer.mailLabel}
        placeholder={m.footer.mailPlaceholder}
        submit={m.footer.mailSubmit}
        consent={m.footer.mailConsent}
        extra={{
          [LANGUAGE_FIELD]: locale,
          ...(campaigns[0] && { [DRAW_FIELD]: campaigns[0].id }),
        }}
      />
    </MailMagazine>
  );
}

/** The words of the prize draws (MAIL-05). A cached page may be from an earlier day, so the period is included. */
function campaignText([campaign, ...others]: readonly BrandCampaign[], isAhead: boolean, locale: Locale) {
  if (campaign === undefined) return undefined;
  const m = messages(locale);
  const dateOf = (day: string) => formatDate(`${day}T00:00:00+09:00`, locale);
  const daysOf = ({ from, to }: BrandCampaign) => m.mail.campaignDays({ from: dateOf(from), to: dateOf(to) });
  const prizeOf = ({ prize, winners }: BrandCampaign) =>
    `${inLanguage(prize, locale)} ${m.mail.campaignWinners({ n: winners })}`;
  return {
    title: `${m.mail.campaignTitle} ${inLanguage(campaign.title, locale)}`,
    lines: [
      daysOf(campaign),
      ...(isAhead ? [m.mail.campaignAhead({ from: dateOf(campaign.from) })] : []),
      prizeOf(campaign),
      ...others.map((other) =>
        m.mail.campaignAlso({
          campaign: inLanguage(other.title, locale),
          days: daysOf(other),
          prize: prizeOf(other),
        }),
      ),
      m.mail.campaignNotice,
    ],
  };
}
