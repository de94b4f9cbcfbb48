import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import type { MailMagazineResult } from '#foundation/routing/form-results.ts';

interface RegistrationScreenProps {
  locale: Locale;
  result: MailMagazineResult;
}

const SUCCESSES: readonly MailMagazineResult[] = ['confirmed', 'unsubscribed'];

/**
 * Why a registration without JavaScript failed (MAIL-03), or the result of a link of its mails (MAIL-06); the form is in the
 * page's own footer.
 */
export function RegistrationScreen({ locale, result }: RegistrationScreenProps) {
  const m = messages(locale);
  const isSuccess = SUCCESSES.includes(result);
  return (
    <EmptyState
      drawing={isSuccess ? 'pot' : 'wilted'}
      title={result === 'unsubscribed' ? m.mailLinks.unsubscribeTitle : m.footer.mailTitle}
      text={<span role={isSuccess ? 'status' : 'alert'}>{resultMessage(result, m)}</span>}
      action={
        isSuccess ? (
          <Button tone="primary" href={localePath(locale, '/')}>
            {m.added.continue}
          </Button>
        ) : (
          <Button tone="primary" href="#mail-magazine">
            {m.common.retry}
          </Button>
        )
      }
    />
  );
}

function resultMessage(result: MailMagazineResult, m: Messages): string {
  switch (result) {
    case 'required':
      return m.mail.errorRequired;
    case 'invalid':
      return m.mail.errorInvalid;
    case 'duplicated':
      return m.mail.errorDuplicated;
    case 'failed':
      return m.mail.errorGeneric;
    case 'confirmed':
      return m.mailLinks.confirmed;
    case 'unsubscribed':
      return m.mailLinks.unsubscribed;
    case 'expired':
      return m.mailLinks.expired;
  }
}
