import { Button } from '@shop/ui-kit/primitives/Button';
import { QuietPage } from '@shop/ui-kit/primitives/QuietPage';
import { LANGUAGE_FIELD } from '../../contracts/form-kinds';
import type { Locale } from '../../i18n/locale';
import { type MessageKey, words } from '../../i18n/words';

/** What a link of a mail asks for. */
export type MailLinkAction = 'confirm' | 'unsubscribe' | 'stopRestock';

interface MailLinkScreenProps {
  locale: Locale;
  action: MailLinkAction;
  token: string;
}

const TEXTS = {
  confirm: { title: 'footer.mailTitle', text: 'mailLinks.confirmText', button: 'mails.confirm' },
  unsubscribe: {
    title: 'footer.mailTitle',
    text: 'mailLinks.unsubscribeText',
    button: 'mails.unsubscribe',
  },
  stopRestock: { title: 'restock.title', text: 'mailLinks.restockStopText', button: 'mails.restockStop' },
} as const satisfies Record<MailLinkAction, Record<'title' | 'text' | 'button', MessageKey>>;

/**
 * Where a link of a mail leads: nothing is done before its one button is pressed, because programs that look through mails follow
 * links too (MAIL-06). Needs no JavaScript.
 */
export function MailLinkScreen({ locale, action, token }: MailLinkScreenProps) {
  const t = words(locale);
  const { title, text, button } = TEXTS[action];
  return (
    <QuietPage
      drawing="pot"
      title={t(title)}
      text={t(text)}
      action={
        <form method="post" action="/api/mail-links">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name={LANGUAGE_FIELD} value={locale} />
          <Button type="submit" tone="primary">
            {t(button)}
          </Button>
        </form>
      }
    />
  );
}
