import { Button } from '@shop/ui-kit/primitives/Button';
import { QuietPage } from '@shop/ui-kit/primitives/QuietPage';
import type { MailMagazineResult } from '../../contracts/form-results';
import type { Locale } from '../../i18n/locale';
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
} as const satisfies Record<MailMagazineResult, MessageKey>;

/** Why a registration without JavaScript was not made (MAIL-03); the form is in the page's own foot. */
export function RegistrationScreen({ locale, result }: RegistrationScreenProps) {
  const t = words(locale);
  return (
    <QuietPage
      drawing="wilted"
      title={t('footer.mailTitle')}
      text={<span role="alert">{t(TEXTS[result])}</span>}
      action={
        <Button tone="primary" href="#mail-magazine">
          {t('common.retry')}
        </Button>
      }
    />
  );
}
