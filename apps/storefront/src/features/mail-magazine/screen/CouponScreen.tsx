import type { BrandCampaign } from '@shop/rules/brand/brand';
import { inLanguage } from '@shop/rules/language';
import type { Coupon } from '@shop/rules/mail-magazine/coupon';
import { CouponCode } from '@shop/ui-kit/commerce/mail-magazine/CouponCode';
import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface CouponScreenProps {
  locale: Locale;
  coupon: Coupon;
  /** The prize draw that the page had announced, whose period was over (MAIL-05). */
  missed: BrandCampaign | null;
}

/** The coupon page after a registration without JavaScript: the dialog's content (MAIL-01). */
export function CouponScreen({ locale, coupon, missed }: CouponScreenProps) {
  const m = messages(locale);
  return (
    <EmptyState
      drawing="bag"
      title={m.mail.modalTitle}
      text={
        <span role="status">
          <span>
            {missed === null
              ? m.mail.success
              : m.mail.campaignOver({ campaign: inLanguage(missed.title, locale) })}
          </span>
          <br />
          {m.mail.modalBody({ n: coupon.discountRate })}
        </span>
      }
      extra={
        <Stack gap="small">
          <CouponCode label={m.mail.modalCodeLabel} code={coupon.code} />
          <Text>{m.mail.modalStored}</Text>
          <Text size="note">{m.mail.modalConditions}</Text>
        </Stack>
      }
      action={
        <Button tone="primary" href={localePath(locale, '/')}>
          {m.added.continue}
        </Button>
      }
    />
  );
}
