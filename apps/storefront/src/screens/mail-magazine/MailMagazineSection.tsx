import { MailMagazine } from '@shop/ui-kit/commerce/mail-magazine/MailMagazine';
import { MailMagazineForm } from '@shop/ui-kit/commerce/mail-magazine/MailMagazineForm';
import { FORMS, LANGUAGE_FIELD } from '../../contracts/form-kinds';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';

/** The sign-up in the foot of every page (FOOT-01, MAIL-01): plain markup, given life by browser/forms. */
export function MailMagazineSection({ locale }: { locale: Locale }) {
  const t = words(locale);
  const { action, kind, address } = FORMS.mailMagazine;
  return (
    <MailMagazine title={t('footer.mailTitle')} text={t('footer.mailLead')}>
      <MailMagazineForm
        action={action}
        kind={kind}
        name={address}
        label={t('footer.mailLabel')}
        placeholder={t('footer.mailPlaceholder')}
        submit={t('footer.mailSubmit')}
        consent={t('footer.mailConsent')}
        extra={{ [LANGUAGE_FIELD]: locale }}
      />
    </MailMagazine>
  );
}
