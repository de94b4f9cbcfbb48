import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import { legalFacts } from '#foundation/brand/legal-facts.ts';
import { LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

export type MailLinkAction = 'confirm' | 'unsubscribe' | 'stopRestock';

interface MailLinkScreenProps {
  locale: Locale;
  action: MailLinkAction;
  token: string;
  /** The press on the button could not be carried out. */
  hasFailed: boolean;
}

/**
 * The target page of a mail link. Nothing happens before its one button is pressed, because mail scanners follow links too
 * (MAIL-06). Needs no JavaScript.
 */
export function MailLinkScreen({ locale, action, token, hasFailed }: MailLinkScreenProps) {
  const m = messages(locale);
  const { text, button } = textsOf(action, m);
  return (
    <EmptyState
      drawing={hasFailed ? 'wilted' : 'pot'}
      title={mailLinkTitle(action, m)}
      text={hasFailed ? <span role="alert">{m.error[500].body}</span> : text}
      action={
        <form method="post" action="/api/mail-links">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name={LANGUAGE_FIELD} value={locale} />
          <Button type="submit" tone="primary">
            {button}
          </Button>
        </form>
      }
    />
  );
}

/** The title for a mail link's action. */
export function mailLinkTitle(action: MailLinkAction, m: Messages): string {
  switch (action) {
    case 'confirm':
      return m.footer.mailTitle;
    case 'unsubscribe':
      return m.mailLinks.unsubscribeTitle;
    case 'stopRestock':
      return m.restock.title;
  }
}

function textsOf(action: MailLinkAction, m: Messages) {
  switch (action) {
    case 'confirm':
      return { text: m.mailLinks.confirmText, button: m.mails.confirm };
    case 'unsubscribe':
      return { text: m.mailLinks.unsubscribeText, button: m.mails.unsubscribe };
    case 'stopRestock':
      return { text: m.mailLinks.restockStopText, button: m.mails.restockStop };
  }
}

interface DamagedLinkScreenProps {
  locale: Locale;
  /** The action of the link. */
  title: string;
}

/** The page for an unreadable link that ends something: a reader who wants to leave is not asked to register (MAIL-06, MAIL-07). */
export function DamagedLinkScreen({ locale, title }: DamagedLinkScreenProps) {
  const m = messages(locale);
  const inquiry = legalFacts(locale).links.inquiry;
  return (
    <EmptyState
      drawing="wilted"
      title={title}
      text={<span role="alert">{m.mailLinks.damaged}</span>}
      action={
        <Button tone="primary" href={inquiry ?? localePath(locale, '/')}>
          {inquiry === undefined ? m.error[404].action : m.footer.inquiry}
        </Button>
      }
    />
  );
}

/** The page of a confirming link of a shop that has no mail magazine any more: nothing is left to confirm (MAIL-06, BRAND-01). */
export function EndedMagazineScreen({ locale }: { locale: Locale }) {
  const m = messages(locale);
  return (
    <EmptyState
      drawing="pot"
      title={mailLinkTitle('confirm', m)}
      text={<span role="status">{m.mailLinks.ended}</span>}
      action={
        <Button tone="primary" href={localePath(locale, '/')}>
          {m.added.continue}
        </Button>
      }
    />
  );
}
