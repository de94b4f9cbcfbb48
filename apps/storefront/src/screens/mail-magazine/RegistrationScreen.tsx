import { Button } from '@shop/ui-kit/primitives/Button';
import { QuietPage } from '@shop/ui-kit/primitives/QuietPage';
import type { MailMagazineResult } from '../../contracts/form-results';
import { type Locale, localePath } from '../../i18n/locale';
import { type MessageKey, words } from '../../i18n/words';

interface RegistrationScreenProps {
  locale: Locale;
  result: MailMagazineResult;
}

const TEXTS = {
  required: 'mail.errorRequired',
  invalid: 'mail.errorInvalid',
  duplicated: 'mail.errorDuplicated',
  failed: 'mail.errorGeneric',
  confirmed: 'mailLinks.confirmed',
  unsubscribed: 'mailLinks.unsubscribed',
  expired: 'mailLinks.expired',
} as const satisfies Record<MailMagazineResult, MessageKey>;

const SUCCESSES: readonly MailMagazineResult[] = ['confirmed', 'unsubscribed'];

/**
 * Why a registration without JavaScript was not made (MAIL-03), or what a link of its mails has done (MAIL-06); the form is in
 * the page's own foot.
 */
export function RegistrationScreen({ locale, result }: RegistrationScreenProps) {
  const t = words(locale);
  const isSuccess = SUCCESSES.includes(result);
  return (
    <QuietPage
      drawing={isSuccess ? 'pot' : 'wilted'}
      title={t('footer.mailTitle')}
      text={<span role={isSuccess ? 'status' : 'alert'}>{t(TEXTS[result])}</span>}
      action={
        isSuccess ? (
          <Button tone="primary" href={localePath(locale, '/')}>
            {t('added.continue')}
          </Button>
        ) : (
          <Button tone="primary" href="#mail-magazine">
            {t('common.retry')}
          </Button>
        )
      }
    />
  );
}
