import { mailMagazineForm } from '#features/mail-magazine/browser/mail-magazine-form.tsx';
import { restockForm } from '#features/restock-notice/browser/restock-form.ts';
import { type ClientForm, FORMS } from '#foundation/forms/form-kinds.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';

const known = new WeakMap<HTMLFormElement, ClientForm>();

const MAKERS = new Map<string | undefined, (form: HTMLFormElement, m: Messages) => ClientForm>([
  [FORMS.mailMagazine.kind, mailMagazineForm],
  [FORMS.restockNotice.kind, restockForm],
]);

/** Gives a form its state machine, once; null for an unknown kind of form. */
export function clientForm(form: HTMLFormElement, messages: MessageTable<'forms'>): ClientForm | null {
  const made = known.get(form) ?? MAKERS.get(form.dataset['form'])?.(form, bindMessages(messages)) ?? null;
  if (made !== null) known.set(form, made);
  return made;
}
